import type { WebSocket } from 'ws';
import { type ClientMessage, clientMessage } from '../protocol/client-message.ts';
import type { OfferedPack } from '../protocol/offered-pack.ts';
import type { ErrorCode, ServerMessage } from '../protocol/server-message.ts';
import type { Ask } from '../table/ask.ts';
import { hexDigest } from '../table/digest.ts';
import type { House } from '../table/house.ts';
import { whoIs } from '../table/look.ts';
import { rematch } from '../table/rematch.ts';
import type { Guest, Room } from '../table/room.ts';
import type { Answer } from '../table/table.ts';
import { type Bucket, fullBucket, takeToken } from './bucket.ts';
import type { Callers, Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Rooms } from './rooms.ts';

/** What a connection needs of the server. */
export interface Desk {
  house: House;
  rooms: Rooms;
  limits: Limits;
  callers: Callers;
  metrics: Metrics;
  /** How many reverse proxies stand before the house. */
  trustProxy: number;
  /** The packs people can choose from, by game. */
  packs: ReadonlyMap<string, OfferedPack[]>;
}

/** Codes of RFC 6455 with which a socket is closed. */
const POLICY = 1008;
const TRY_LATER = 1013;

/** One page's socket: takes one message after the other, and shows the page the table it asked for. */
export class Connection implements Guest {
  secretHash: string | undefined;
  private readonly socket: WebSocket;
  private readonly address: string;
  private readonly desk: Desk;
  private readonly bucket: Bucket;
  private room: Room | undefined;
  private readonly patience: Bucket;
  private queue: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(socket: WebSocket, address: string, desk: Desk) {
    this.socket = socket;
    this.address = address;
    this.desk = desk;
    this.bucket = fullBucket(desk.limits.socket, desk.house.now());
    this.patience = fullBucket(desk.limits.patience, desk.house.now());
  }

  /** Has this page said which table it wants? */
  get isAtTable(): boolean {
    return this.room !== undefined;
  }

  tell(text: string): void {
    if (this.closed) return;
    if (this.socket.bufferedAmount > this.desk.limits.backlog) {
      // A page that does not read would fill our memory; it can come back and ask for what it missed.
      this.socket.close(TRY_LATER, 'too slow');
      this.socket.terminate();
      return;
    }
    this.socket.send(text);
  }

  /** Takes what the page sent. Messages of one page are handled in order. */
  receive(raw: string): void {
    const { callers, limits, house } = this.desk;
    const now = house.now();
    const message = readMessage(raw);
    if (!takeToken(this.bucket, limits.socket, now) || !callers.takeToken(this.address, now)) {
      this.error('too-many', keyOf(message));
      if (!takeToken(this.patience, limits.patience, now)) this.socket.close(POLICY, 'too many messages');
      return;
    }
    if (message === undefined) {
      this.error('bad-message');
      return;
    }
    // Answered out of turn: waiting behind a move would make it a wrong time.
    if (message.kind === 'time') this.send({ kind: 'time', sent: message.sent, now });
    else this.queue = this.queue.then(() => this.handle(message)).catch((trouble) => this.failed(message, trouble));
  }

  /** The socket is gone. */
  async end(): Promise<void> {
    this.closed = true;
    await this.queue;
    this.leaveRoom();
  }

  private async handle(message: Exclude<ClientMessage, { kind: 'time' }>): Promise<void> {
    if (this.closed) return;
    if (message.kind === 'hello') return this.hello(message);
    if (this.room === undefined) return this.error('hello-first', message.key);
    const answer = await this.ask(this.room, message);
    this.count(answer);
    this.send({ ...answer, key: message.key });
  }

  private async hello({ table, secret, after }: Extract<ClientMessage, { kind: 'hello' }>): Promise<void> {
    const { rooms } = this.desk;
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

  private async ask(room: Room, message: Exclude<ClientMessage, { kind: 'hello' | 'time' }>): Promise<Answer> {
    if (message.kind === 'sit') return this.sit(room, message);
    if (this.secretHash === undefined) return { kind: 'error', code: 'not-your-seat' };
    const asker = { kind: 'person', secretHash: this.secretHash } as const;
    const { key, ...ask } = message;
    if (ask.kind === 'say') return room.say(this, ask.text, key);
    if (ask.kind === 'rematch') return rematch(this.desk.house, room.referee, { asker, key });
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
    this.desk.rooms.letGo(room.referee.table.code);
  }

  private failed(message: ClientMessage, trouble: unknown): void {
    this.desk.house.report(trouble, message.kind === 'hello' ? message.table : (this.room?.referee.table.code ?? ''));
    this.error('unavailable', keyOf(message));
  }

  private count(answer: Answer): void {
    const { metrics } = this.desk;
    if (answer.kind === 'refused') metrics.refusals.inc({ rule: answer.rule });
    if (answer.kind === 'error') metrics.errors.inc({ code: answer.code });
  }

  private error(code: ErrorCode, key?: string): void {
    this.desk.metrics.errors.inc({ code });
    this.send({ kind: 'error', code, ...(key === undefined ? {} : { key }) });
  }

  private send(message: ServerMessage): void {
    this.tell(JSON.stringify(message));
  }
}

function readMessage(raw: string): ClientMessage | undefined {
  try {
    const read = clientMessage.safeParse(JSON.parse(raw));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

function keyOf(message: ClientMessage | undefined): string | undefined {
  return message !== undefined && 'key' in message ? message.key : undefined;
}
