import type { ClientMessage } from '../protocol/client-message.ts';
import type { ErrorCode, ServerMessage } from '../protocol/server-message.ts';
import type { Ask } from './ask.ts';
import { hexDigest } from './digest.ts';
import type { House } from './house.ts';
import { whoIs } from './look.ts';
import { rematch } from './rematch.ts';
import type { Guest, Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { Answer } from './table.ts';

type Hello = Extract<ClientMessage, { kind: 'hello' }>;
type Asked = Exclude<ClientMessage, { kind: 'hello' | 'time' }>;

/** What a conversation needs of the house it is held in. */
export interface ConversationPlace {
  house: House;
  rooms: Rooms;
  /** Hears what is answered, for counting. */
  onAnswer?(answer: Answer): void;
}

/** One page's talk with the house, over whatever line: takes one message after the other, and shows the page its table. */
export class Conversation implements Guest {
  secretHash: string | undefined;
  readonly tell: (text: string) => void;
  private readonly place: ConversationPlace;
  private room: Room | undefined;
  private queue: Promise<void> = Promise.resolve();
  private closed = false;

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
    else this.queue = this.queue.then(() => this.handle(message)).catch((trouble) => this.failed(message, trouble));
  }

  /** Says that something was not done. */
  error(code: ErrorCode, key?: string): void {
    this.place.onAnswer?.({ kind: 'error', code });
    this.send({ kind: 'error', code, ...(key === undefined ? {} : { key }) });
  }

  /** The line is gone. */
  async end(): Promise<void> {
    this.closed = true;
    await this.queue;
    this.leaveRoom();
  }

  private async handle(message: Hello | Asked): Promise<void> {
    if (this.closed) return;
    if (message.kind === 'hello') return this.hello(message);
    if (this.room === undefined) return this.error('hello-first', message.key);
    const answer = await this.ask(this.room, message);
    this.place.onAnswer?.(answer);
    this.send({ ...answer, key: message.key });
  }

  private async hello({ table, secret, after }: Hello): Promise<void> {
    const { rooms } = this.place;
    this.leaveRoom();
    const room = await rooms.hold(table);
    if (room === undefined) return this.error('no-such-table');
    const secretHash = secret === undefined ? undefined : hexDigest(secret);
    await room.referee.refresh();
    const isKnown = secretHash === undefined || whoIs(room.referee.table, secretHash).chair !== undefined;
    if (this.closed || !isKnown) {
      rooms.letGo(table);
      return this.error('wrong-secret');
    }
    this.room = room;
    this.secretHash = secretHash;
    room.enter(this, after ?? 0);
  }

  private async ask(room: Room, message: Asked): Promise<Answer> {
    if (message.kind === 'sit') return this.sit(room, message);
    if (this.secretHash === undefined) return { kind: 'error', code: 'not-your-seat' };
    const asker = { kind: 'person', secretHash: this.secretHash } as const;
    const { key, ...ask } = message;
    if (ask.kind === 'say') return room.say(this, ask.text, key);
    if (ask.kind === 'rematch') return rematch(this.place.house, room.referee, { asker, key });
    return room.referee.submit({ asker, key, ask });
  }

  private async sit(room: Room, message: Extract<ClientMessage, { kind: 'sit' }>): Promise<Answer> {
    const secretHash = hexDigest(message.secret);
    if (this.secretHash !== secretHash && whoIs(room.referee.table, this.secretHash).chair !== undefined) {
      return { kind: 'error', code: 'already-seated' };
    }
    // Known as the one on the chair from the moment it is in the journal, when everybody is told.
    this.secretHash = secretHash;
    const { key, name, chair, person } = message;
    const ask: Ask = { kind: 'sit', name, ...(chair === undefined ? {} : { chair }) };
    const personHash = person === undefined ? {} : { personHash: hexDigest(person) };
    return room.referee.submit({ asker: { kind: 'person', secretHash, ...personHash }, key, ask });
  }

  private leaveRoom(): void {
    if (this.room === undefined) return;
    const { room } = this;
    this.room = undefined;
    room.leave(this);
    this.secretHash = undefined;
    this.place.rooms.letGo(room.referee.table.code);
  }

  private failed(message: Hello | Asked, trouble: unknown): void {
    const code = message.kind === 'hello' ? message.table : (this.room?.referee.table.code ?? '');
    this.place.house.report(trouble, code);
    this.error('unavailable', message.kind === 'hello' ? undefined : message.key);
  }

  private send(message: ServerMessage): void {
    this.tell(JSON.stringify(message));
  }
}
