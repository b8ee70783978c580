import { WebSocket } from 'ws';
import { fastRng, type Rng } from '../../../src/engine/rng.ts';
import { clientMessage } from '../../../src/protocol/client-message.ts';
import { watchOpenTables } from '../../../src/protocol/open-tables.ts';
import { watchMessage } from '../../../src/protocol/watch-message.ts';
import { fromSchema, type GrammarHints, pick, pickKnown } from './grammar.ts';
import { brutal, spoil } from './mutate.ts';
import { anyRequest, rawLine } from './requests.ts';

/** How many messages are sent before waiting for an answer. */
const AT_ONCE = 40;
/** How many requests go before those. */
const REQUESTS_AT_ONCE = 4;
/** A server that has not responded by now hangs. */
const HANG_MS = 20_000;
const MOST_MOVES = 400;
/** The messages of pages at no table. */
const SELDOM = [watchMessage, watchOpenTables];

/** An attacker that sends every kind of message, valid and invalid. */
export class Attacker {
  sent = 0;
  /** The longest time until a sentinel message was answered, in ms. */
  slowest = 0;
  readonly statuses = new Map<number, number>();
  /** The routes at which a request succeeded. */
  readonly granted = new Set<string>();
  readonly #address: string;
  readonly #rng: Rng;
  readonly #hints: GrammarHints;
  #socket: WebSocket | undefined;

  constructor(address: string, number: number, hints: GrammarHints) {
    this.#address = address;
    this.#rng = fastRng(number, 77);
    this.#hints = hints;
  }

  /** Sends this many messages, or as many as there is time for. */
  async attack(messages: number, deadline: number): Promise<void> {
    const goal = this.sent + messages;
    while (this.sent < goal && Date.now() < deadline) {
      for (let count = 0; count < REQUESTS_AT_ONCE; count++) await this.#request();
      const socket = await this.#line();
      for (let count = 0; count < AT_ONCE && this.sent < goal; count++) this.#shout(socket);
      await this.#fence(socket);
    }
  }

  leave(): void {
    this.#socket?.terminate();
    this.#socket = undefined;
  }

  async #request(): Promise<void> {
    this.sent += 1;
    if (this.#rng.int(3) === 0) return rawLine(this.#address, this.#rng);
    const { status, route } = await anyRequest(this.#address, this.#rng, this.#hints);
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (route !== undefined && status < 300) this.granted.add(route);
  }

  #shout(socket: WebSocket): void {
    this.sent += 1;
    if (socket.readyState !== socket.OPEN) return;
    const rng = this.#rng;
    const schema = pick([...SELDOM, ...new Array(12).fill(clientMessage)], rng);
    const message = rng.int(3) === 0 ? this.#move() : fromSchema(schema, rng, this.#hints);
    socket.send(rng.int(400) === 0 ? brutal(rng) : spoil(message, rng));
  }

  /** Moves get deepest into the code, so there are many. */
  #move(): unknown {
    const rng = this.#rng;
    const hints = this.#hints;
    return { kind: 'move', key: `m${this.sent}`, seen: rng.int(60), move: pickKnown(hints.moves, rng) };
  }

  /** A socket to a table, with a secret that may be valid. */
  async #line(): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN && this.#rng.int(30) > 0) return this.#socket;
    this.leave();
    const socket = new WebSocket(`${this.#address.replace('http', 'ws')}/ws`);
    socket.on('error', () => undefined);
    socket.on('message', (data) => this.#learn(data.toString()));
    await new Promise((resolve) => socket.once('open', resolve).once('close', resolve));
    const place = this.#rng.int(this.#hints.codes.length);
    const secret = this.#hints.secrets[place];
    const seenBy = pick(['groups', 'played', undefined], this.#rng);
    if (socket.readyState === socket.OPEN)
      socket.send(
        JSON.stringify({ kind: 'hello', table: this.#hints.codes[place], ...(secret && { secret }), seenBy }),
      );
    this.#socket = socket;
    return socket;
  }

  /** The server must answer, or have closed the socket. */
  async #fence(socket: WebSocket): Promise<void> {
    const begun = performance.now();
    const mark = this.sent + 0.25;
    const answered = new Promise<void>((resolve, reject) => {
      const patience = setTimeout(() => reject(new Error(`no answer for ${HANG_MS} ms`)), HANG_MS);
      const done = (): void => {
        clearTimeout(patience);
        socket.off('message', hear);
        socket.off('close', done);
        resolve();
      };
      const hear = (data: Buffer): void => {
        if (data.toString().includes(`"sent":${mark}`)) done();
      };
      socket.on('message', hear);
      socket.on('close', done);
      if (socket.readyState !== socket.OPEN) done();
    });
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ kind: 'time', sent: mark }));
    await answered;
    this.slowest = Math.max(this.slowest, performance.now() - begun);
  }

  #learn(text: string): void {
    if (!text.includes('"moves":[{')) return;
    const { play } = JSON.parse(text) as { play?: { moves: unknown[] } };
    const { moves } = this.#hints;
    for (const move of play?.moves.slice(0, 5) ?? []) {
      if (moves.length < MOST_MOVES) moves.push(move);
      else moves[this.#rng.int(MOST_MOVES)] = move;
    }
  }
}
