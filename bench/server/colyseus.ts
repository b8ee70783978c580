import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Room, Server } from '@colyseus/core';
import { schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { CARDS, SEATS, SPACES } from './grid-box.ts';
import { answerAt } from './usage.ts';

/** 0 is a face-down card. */
const GridState = schema({ spaces: ['uint8'], points: ['uint32'], turn: 'uint8' });

const AT_ONCE = process.env.COLYSEUS_AT_ONCE === '1';

class GridRoom extends Room {
  override maxClients = SEATS;
  /** By default it sends changes twenty times a second; sending at once avoids that delay and the timers of idle tables. */
  override patchRate = AT_ONCE ? null : 50;
  #left = SPACES;
  readonly #grid = new GridState();
  readonly #seats = new Map<string, number>();

  override onCreate(): void {
    const state = this.#grid;
    for (let space = 0; space < SPACES; space++) state.spaces.push(0);
    for (let seat = 0; seat < SEATS; seat++) state.points.push(0);
    state.turn = 0;
    this.setState(state);
    this.onMessage('flip', ({ sessionId }, space) => this.#flip(this.#seats.get(sessionId), space));
  }

  override onJoin({ sessionId }: { sessionId: string }): void {
    this.#seats.set(sessionId, this.#seats.size);
  }

  #flip(seat: number | undefined, space: unknown): void {
    const state = this.#grid;
    if (seat === undefined || seat !== state.turn || typeof space !== 'number' || state.spaces[space] !== 0) return;
    state.spaces[space] = CARDS[space];
    state.points[seat] += CARDS[space];
    state.turn = (seat + 1) % SEATS;
    this.#left -= 1;
    if (this.#left === 0) {
      for (let each = 0; each < SPACES; each++) state.spaces[each] = 0;
      this.#left = SPACES;
    }
    if (AT_ONCE) this.broadcastPatch();
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('grid', GridRoom);
await server.listen(0, '127.0.0.1');
answerAt(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);
