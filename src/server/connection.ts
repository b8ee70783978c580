import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { MAX_MESSAGE_BYTES, readClientMessage } from '../protocol/client-message.ts';
import type { OfferedPack } from '../protocol/offered-pack.ts';
import { readWatchMessage } from '../protocol/watch-message.ts';
import { Conversation, type ConversationPlace } from '../table/conversation.ts';
import type { House } from '../table/house.ts';
import type { Rooms } from '../table/rooms.ts';
import type { Answer } from '../table/table.ts';
import { type Bucket, fullBucket, takeToken } from './bucket.ts';
import type { Circles } from './circles.ts';
import type { Callers, Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Neighbours } from './neighbours.ts';
import type { Reach } from './reach.ts';
import type { Replays } from './replays.ts';
import { textFrame } from './text-frame.ts';
import { Watcher } from './watching.ts';

/** What a connection needs of the server. */
export interface Desk {
  house: House;
  rooms: Rooms;
  limits: Limits;
  callers: Callers;
  metrics: Metrics;
  /** How many reverse proxies stand before the house. */
  trustProxy: number;
  /** Sockets are read and written by `ws` alone. */
  plainSockets: boolean;
  /** The other nodes of this house. */
  neighbours: Neighbours;
  /** Whether this node reaches its store. */
  reach: Reach;
  /** The packs people can choose from, by game. */
  packs: ReadonlyMap<string, OfferedPack[]>;
  replays: Replays;
  /** Those who watch replays together. */
  circles: Circles;
}

/** Codes of RFC 6455 with which a socket is closed. */
const POLICY = 1008;
const TOO_BIG = 1009;
const TRY_LATER = 1013;
/** How long who was sent away may take to hear it. */
const HEARING_MS = 1000;

/** What is longer counts as several messages. */
const ONE_MESSAGE = 2048;
/** So much of one page waits for a house that cannot answer. */
const MOST_WAITING = 100;
/** Finds the key of a message that is not worth reading. */
const KEY = /"key":"([\w-]{1,64})"/;

/** Those to whom something was said that is not on its way yet. */
let unflushed: Connection[] = [];

function flushAll(): void {
  const all = unflushed;
  unflushed = [];
  for (const connection of all) connection.flush();
}

/** One page's socket: lets through what is well-formed and not too much, and sends nothing to who does not read. */
export class Connection {
  private readonly socket: WebSocket;
  private readonly wire: Duplex;
  private readonly address: string;
  private readonly desk: Desk;
  private readonly bucket: Bucket;
  private readonly patience: Bucket;
  private readonly looks: Bucket;
  private readonly conversation: Conversation;
  private readonly watcher: Watcher;
  /** The frames that are not on their way yet. */
  private unsaid = '';
  private isSentAway = false;
  /** How much was said since the house cannot answer. */
  private waiting = 0;

  /** `wire` is what the socket writes to. */
  constructor({ socket, wire }: { socket: WebSocket; wire: Duplex }, address: string, desk: Desk) {
    this.socket = socket;
    this.wire = wire;
    this.address = address;
    this.desk = desk;
    this.bucket = fullBucket(desk.limits.socket, desk.house.now());
    this.patience = fullBucket(desk.limits.patience, desk.house.now());
    this.looks = fullBucket(desk.limits.looks, desk.house.now());
    const { house, rooms } = desk;
    const place: ConversationPlace = {
      house,
      rooms,
      onAnswer: (answer, tookMs) => this.count(answer, tookMs),
      onPassing: (asked) => desk.neighbours.passOn(asked),
      pause: () => desk.reach.back,
    };
    this.conversation = new Conversation(place, (text) => this.tell(text));
    this.watcher = new Watcher(desk.circles, (text) => this.tell(text));
  }

  /** Has this page said which table or replay it wants? */
  get isAtTable(): boolean {
    return this.conversation.isAtTable || this.watcher.isWatching;
  }

  /**
   * Whether what the page sent may be received. It is asked as soon as that is heard: somebody who sends thousands at once
   * would else make everybody wait who is received after them.
   */
  allows(raw: string): boolean {
    const now = this.desk.house.now();
    if (this.isSentAway) return false;
    if (this.mayGoOn(now, raw.length)) return true;
    this.conversation.error('too-many', KEY.exec(raw)?.[1]);
    this.losePatience(now, 'too many messages');
    return false;
  }

  /** Takes what the page sent. */
  receive(raw: string): void {
    if (Buffer.byteLength(raw) > MAX_MESSAGE_BYTES) {
      this.conversation.error('too-long');
      this.sendAway(TOO_BIG, 'too long');
      return;
    }
    const { callers, limits, house } = this.desk;
    const now = house.now();
    const message = readClientMessage(raw);
    if (message === undefined) this.receiveOther(raw);
    else if (message.kind !== 'time' && !this.mayWait()) this.conversation.error('unavailable', KEY.exec(raw)?.[1]);
    else if (message.kind === 'look' && !takeToken(this.looks, limits.looks, now)) {
      this.conversation.error('too-many', message.key);
    } else {
      // Taking a move back plays the game again from its beginning.
      if (message.kind === 'undo') callers.charge(this.address, now);
      this.conversation.hear(message);
    }
  }

  /** Answers a ping. It counts like a message: one who pings without end and reads nothing would fill our memory. */
  answerPing(data: Buffer): void {
    const now = this.desk.house.now();
    if (this.isSentAway || !this.isReading()) return;
    if (this.mayGoOn(now)) this.socket.pong(data);
    else this.losePatience(now, 'too many pings');
  }

  /** Counts an answer to a ping: there are no more than we ask for, unless somebody wants to keep us busy. */
  countPong(): void {
    const now = this.desk.house.now();
    if (!takeToken(this.bucket, this.desk.limits.socket, now)) this.losePatience(now, 'too many pongs');
  }

  /** Hangs up, once all that was said is on its way. */
  close(code: number, why: string): void {
    this.flush();
    this.socket.close(code, why);
  }

  /** Hangs up on somebody who has done what they may not: nothing more of theirs is heard, nor even read. */
  sendAway(code: number, why: string): void {
    if (this.isSentAway) return;
    this.isSentAway = true;
    this.close(code, why);
    this.socket.pause();
    setTimeout(() => this.socket.terminate(), HEARING_MS).unref();
  }

  /** The socket is gone. */
  end(): Promise<void> {
    this.watcher.end();
    return this.conversation.end();
  }

  private mayGoOn(now: number, length = 0): boolean {
    const { callers, limits } = this.desk;
    for (let left = length; left >= 0; left -= ONE_MESSAGE) {
      if (!takeToken(this.bucket, limits.socket, now) || !callers.takeToken(this.address, now)) return false;
    }
    return true;
  }

  private mayWait(): boolean {
    this.waiting = this.desk.reach.isOut ? this.waiting + 1 : 0;
    return this.waiting <= MOST_WAITING;
  }

  private losePatience(now: number, why: string): void {
    if (!takeToken(this.patience, this.desk.limits.patience, now)) this.sendAway(POLICY, why);
  }

  /** Whether the page reads what it is told. One that does not would fill our memory; it can come back and ask for what it missed. */
  private isReading(): boolean {
    if (this.wire.writableLength + this.unsaid.length <= this.desk.limits.backlog) return true;
    this.socket.close(TRY_LATER, 'too slow');
    this.socket.terminate();
    return false;
  }

  /** What is said to no table may be said to those who watch a replay together. */
  private receiveOther(raw: string): void {
    const message = readWatchMessage(raw);
    if (message === undefined) {
      this.conversation.error('bad-message');
      return;
    }
    this.watcher.hear(message).catch((trouble: unknown) => {
      this.desk.house.report(trouble, message.kind === 'watch' ? message.replay : '');
      this.conversation.error('unavailable');
    });
  }

  /** Says something to the page. */
  tell(text: string): void {
    if (!this.isReading()) return;
    if (this.desk.plainSockets) {
      this.socket.send(text);
      return;
    }
    // What is said at once goes out in one piece, such as what a move has done and the answer to it.
    if (this.unsaid === '' && unflushed.push(this) === 1) process.nextTick(flushAll);
    this.unsaid += textFrame(text);
  }

  /** Writes frames of our own making beside those of the socket, which has none half-written: it neither splits nor packs. */
  flush(): void {
    const { unsaid } = this;
    this.unsaid = '';
    if (unsaid !== '' && this.socket.readyState === this.socket.OPEN) this.wire.write(unsaid, 'latin1');
  }

  private count(answer: Answer, tookMs: number): void {
    const { metrics } = this.desk;
    if (answer.kind !== 'error') metrics.answerSeconds.observe(tookMs / 1000);
    if (answer.kind === 'refused') metrics.refusals.inc({ rule: answer.rule });
    if (answer.kind !== 'error') return;
    metrics.errors.inc({ code: answer.code });
    const isGuess = answer.code === 'no-such-table' || answer.code === 'wrong-secret';
    if (isGuess) this.desk.callers.charge(this.address, this.desk.house.now());
  }
}
