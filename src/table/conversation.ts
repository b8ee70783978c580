import type { ClientMessage } from '../protocol/client-message.ts';
import type { ErrorCode, ServerMessage } from '../protocol/server-message.ts';
import { hexDigest } from './digest.ts';
import { type AskedInRoom, hear, isPassing } from './hear.ts';
import type { House } from './house.ts';
import { whoIs } from './look.ts';
import type { Guest, Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { Answer } from './table.ts';
import { Turns } from './turns.ts';

type Hello = Extract<ClientMessage, { kind: 'hello' }>;
type Look = Extract<ClientMessage, { kind: 'look' }>;

/** What a conversation needs of the house it is held in. */
export interface ConversationPlace {
  house: House;
  rooms: Rooms;
  /** Hears what was said or asked at a table that no journal keeps, for other nodes to hear it too. */
  onPassing?(asked: { table: string; secretHash: string | undefined; message: AskedInRoom }): void;
  /** Resolves when the house can answer again; undefined where it can. */
  pause?(): Promise<void> | undefined;
  /** Hears what is answered, and how many ms after it was asked, for counting. */
  onAnswer?(answer: Answer, tookMs: number): void;
}

/** One page's talk with the house, over whatever line: takes one message after the other, and shows the page its table. */
export class Conversation implements Guest {
  secretHash: string | undefined;
  readonly tell: (text: string) => void;
  private readonly place: ConversationPlace;
  private room: Room | undefined;
  private readonly turns = new Turns();
  private closed = false;
  private stopWaiting: (() => void) | undefined;

  constructor(place: ConversationPlace, tell: (text: string) => void) {
    this.place = place;
    this.tell = (text) => {
      if (!this.closed) tell(text);
    };
  }

  /** Has this page said which table it wants? */
  get isAtTable(): boolean {
    return this.room !== undefined;
  }

  /** Takes what the page said. Messages of one page are handled in order. */
  hear(message: ClientMessage): void {
    // Answered out of turn: waiting behind a move would make it a wrong time.
    if (message.kind === 'time') this.send({ kind: 'time', sent: message.sent, now: this.place.house.now() });
    else {
      const askedAt = this.place.house.now();
      void this.turns.take(() => this.handleSafely(message, askedAt));
    }
  }

  /** Says that something was not done. */
  error(code: ErrorCode, key?: string): void {
    this.place.onAnswer?.({ kind: 'error', code }, 0);
    this.send({ kind: 'error', code, ...(key === undefined ? {} : { key }) });
  }

  /** The line is gone. */
  async end(): Promise<void> {
    this.closed = true;
    this.stopWaiting?.();
    await this.turns.settled();
    this.leaveRoom();
  }

  private async handleSafely(message: Hello | Look | AskedInRoom, askedAt: number): Promise<void> {
    try {
      const pause = this.place.pause?.();
      if (pause !== undefined) await this.waitFor(pause);
      await this.handle(message, askedAt);
    } catch (trouble) {
      this.failed(message, trouble);
    }
  }

  private async handle(message: Hello | Look | AskedInRoom, askedAt: number): Promise<void> {
    if (this.closed) return;
    if (message.kind === 'hello') return this.hello(message);
    if (this.room === undefined) return this.error('hello-first', message.key);
    if (message.kind === 'look') return this.look(this.room, message);
    const { table } = this.room.referee;
    const { secretHash } = this;
    const answer = await hear(this.place.house, this.room, { guest: this, message });
    if (isPassing(message) && answer.kind === 'done') {
      this.place.onPassing?.({ table: table.code, secretHash, message });
    }
    this.place.onAnswer?.(answer, this.place.house.now() - askedAt);
    this.send({ ...answer, key: message.key });
  }

  private async hello({ table, secret, after }: Hello): Promise<void> {
    const { rooms } = this.place;
    this.leaveRoom();
    const room = await rooms.hold(table);
    if (room === undefined) return this.error('no-such-table');
    const secretHash = secret === undefined ? undefined : hexDigest(secret);
    await room.referee.refresh();
    if (room.referee.isGone) return this.error('no-such-table');
    const you = whoIs(room.referee.table, secretHash);
    // Who was sent away may watch, and is told why.
    const isKnown = secretHash === undefined || you.chair !== undefined || you.removed === true;
    if (this.closed || !isKnown) {
      rooms.letGo(table);
      return this.error('wrong-secret');
    }
    this.room = room;
    this.secretHash = secretHash;
    room.enter(this, after ?? 0);
  }

  private look({ past, referee }: Room, { key, entry }: Look): void {
    const seen = past.look(entry, whoIs(referee.table, this.secretHash).viewer);
    if ('error' in seen) this.error(seen.error, key);
    else this.send({ kind: 'moment', key, entry, ...seen });
  }

  /** What is said to a house that cannot answer now waits, as long as the page does. */
  private async waitFor(pause: Promise<void>): Promise<void> {
    if (this.closed) return;
    const gone = new Promise<void>((resolve) => {
      this.stopWaiting = resolve;
    });
    await Promise.race([pause, gone]);
  }

  private leaveRoom(): void {
    if (this.room === undefined) return;
    const { room } = this;
    this.room = undefined;
    room.leave(this);
    this.secretHash = undefined;
    this.place.rooms.letGo(room.referee.table.code);
  }

  private failed(message: Hello | Look | AskedInRoom, trouble: unknown): void {
    const code = message.kind === 'hello' ? message.table : (this.room?.referee.table.code ?? '');
    this.place.house.report(trouble, code);
    this.error('unavailable', message.kind === 'hello' ? undefined : message.key);
  }

  private send(message: ServerMessage): void {
    this.tell(JSON.stringify(message));
  }
}
