import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Timers } from '../../engine/timers.ts';
import { type ClientMessage, keyOf, MAX_MESSAGE_BYTES, readClientMessage } from '../../protocol/client-message.ts';
import type { OfferedPack } from '../../protocol/offered-pack.ts';
import { asksForOpenTables } from '../../protocol/open-tables.ts';
import type { ServerMessage } from '../../protocol/server-message.ts';
import { readWatchMessage } from '../../protocol/watch-message.ts';
import { type CodeGuesses, Conversation, type ConversationContext } from '../../table/conversation.ts';
import { hexDigest } from '../../table/digest.ts';
import { failureCode } from '../../table/failure.ts';
import type { House } from '../../table/house.ts';
import type { LoadedTables } from '../../table/loaded-tables.ts';
import type { TableAnswer } from '../../table/table.ts';
import { type Bucket, fullBucket, spendToken } from '../../table/token-bucket.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { Replays } from '../http/replays.ts';
import type { Guesses } from '../limits/guesses.ts';
import type { Callers, Limits } from '../limits/limits.ts';
import type { Metrics } from '../metrics.ts';
import type { OpenTables } from '../open-tables/open-tables.ts';
import type { StoreHealth } from '../store/store-health.ts';
import type { WatchParties } from '../watch-party/watch-parties.ts';
import { Watcher } from '../watch-party/watcher.ts';
import { closeAtOnce } from './answering-socket.ts';

/** The parts of the server that connections and HTTP routes need. */
export interface ServerContext {
  house: House;
  timers: Timers;
  tables: LoadedTables;
  limits: Limits;
  callers: Callers;
  metrics: Metrics;
  /** How many reverse proxies are in front of the server. */
  trustProxy: number;
  /** The other nodes. */
  cluster: Cluster;
  /** The path under which a balancer reaches this node. */
  nodePath: string | undefined;
  /** Whether this node can reach its store. */
  storeHealth: StoreHealth;
  /** The packs people can choose from, by game. */
  packs: ReadonlyMap<string, OfferedPack[]>;
  replays: Replays;
  /** People who watch replays together. */
  watchParties: WatchParties;
  /** The tables anybody may join; a simulated server has none. */
  openTables?: OpenTables;
}

/** Close codes of RFC 6455. */
const POLICY_VIOLATION = 1008;
const TOO_BIG = 1009;
const TRY_LATER = 1013;
/** How long a client may take to complete the closing handshake. */
const CLOSE_TIMEOUT_MS = 1000;

/** A longer message counts as several against the rate limit. */
const MESSAGE_BYTES = 2048;
/** How many messages of one page may wait during an outage. */
const MAX_WAITING = 100;
/** Finds the key of a message that is not parsed. */
const UNREAD_KEY = /"key":"([\w-]{1,64})"/;

const HEARTBEAT = JSON.stringify({ kind: 'beat' } satisfies ServerMessage);

/** The caller of a socket: the address that limits count by, and whether the page was already sent on. */
export interface SocketCaller {
  address: string;
  stays: boolean;
}

/** The parts of a connection. */
interface ConnectionParts {
  socket: WebSocket;
  /** The stream below the WebSocket. */
  wire: Duplex;
  /** Runs messages that wait for their batch. */
  flushBatch(): void;
}

/** One page's socket: checks size, rate and schema of messages, and drops a client that does not read. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  readonly #flushBatch: () => void;
  readonly #address: string;
  readonly #stays: boolean;
  readonly #context: ServerContext;
  readonly #bucket: Bucket;
  readonly #overLimit: Bucket;
  readonly #looks: Bucket;
  readonly #conversation: Conversation;
  readonly #watcher: Watcher;
  /** Stops sending open tables to this page. */
  #unwatchTables: (() => void) | undefined;
  /** Nothing more is read, because the last message broke the protocol; earlier ones are still answered. */
  #isClosing = false;
  /** Number of idle checks since something was sent. */
  #quietChecks = 0;
  /** Whether the page has received heartbeats. */
  #hasSentHeartbeat = false;
  #hasSaidHello = false;
  /** Number of messages since the outage began. */
  #waitingMessages = 0;

  constructor({ socket, wire, flushBatch }: ConnectionParts, caller: SocketCaller, context: ServerContext) {
    this.#socket = socket;
    this.#wire = wire;
    this.#flushBatch = flushBatch;
    this.#address = caller.address;
    this.#stays = caller.stays;
    this.#context = context;
    this.#bucket = fullBucket(context.limits.socket, context.house.now());
    this.#overLimit = fullBucket(context.limits.overLimit, context.house.now());
    this.#looks = fullBucket(context.limits.looks, context.house.now());
    const { house, tables } = context;
    const place: ConversationContext = {
      house,
      tables,
      caller: caller.address,
      isElsewhere: (table) => this.#sendOn(table),
      guesses: this.#guesses(),
      onAnswer: (answer, tookMs) => this.#count(answer, tookMs),
      onEphemeral: (asked) => context.cluster.broadcastEphemeral(asked),
      outage: () => context.storeHealth.recovered,
    };
    this.#conversation = new Conversation(place, (text) => this.send(text));
    this.#watcher = new Watcher(context.watchParties, place.guesses, (text) => this.send(text));
  }

  /** Whether the page has named a table or replay, or shows the open tables. */
  get isAtTable(): boolean {
    return this.#conversation.isAtTable || this.#watcher.isWatching || this.#unwatchTables !== undefined;
  }

  /**
   * Rate limit, checked when a message arrives and not when its batch runs: a flooding client would otherwise delay
   * everybody in the same batch.
   */
  allows(raw: string): boolean {
    const now = this.#context.house.now();
    if (this.#isClosing) return false;
    if (this.#takeTokens(now, raw.length)) return true;
    this.#conversation.error('too-many', UNREAD_KEY.exec(raw)?.[1]);
    this.#countOverLimit(now, 'too many messages');
    return false;
  }

  /** Handles a message of the page. */
  receive(raw: string): void {
    if (this.#isClosing) return;
    if (Buffer.byteLength(raw) > MAX_MESSAGE_BYTES) {
      this.#conversation.error('too-long', UNREAD_KEY.exec(raw)?.[1]);
      this.closeForViolation(TOO_BIG, 'too long');
      return;
    }
    const { callers, limits, house } = this.#context;
    const now = house.now();
    const message = readClientMessage(raw);
    if (message === undefined) this.#receiveWatchMessage(raw);
    else if (message.kind !== 'time' && !this.#mayWait()) this.#conversation.error('unavailable', keyOf(raw));
    else if (message.kind === 'look' && !spendToken(this.#looks, limits.looks, now)) {
      this.#conversation.error('too-many', message.key);
    } else if (!this.#mayTakeName(message, now)) {
      this.#conversation.error('too-many', 'key' in message ? message.key : undefined);
    } else {
      if (this.#isExpensive(message)) callers.charge(this.#address, now);
      this.#conversation.receive(message);
    }
  }

  /** Sends a heartbeat after that many idle checks, so that the page knows this node is alive. */
  sendHeartbeatIfQuiet(checks: number): void {
    this.#quietChecks += 1;
    if ((this.#hasSentHeartbeat && this.#quietChecks < checks) || !this.isAtTable || this.#isClosing) return;
    this.#hasSentHeartbeat = true;
    this.send(HEARTBEAT);
  }

  /**
   * Answers a ping. It counts against the rate limit: endless pings from a client that does not read would fill memory.
   */
  answerPing(data: Buffer): void {
    const now = this.#context.house.now();
    if (this.#isClosing || !this.#keepsUp()) return;
    if (this.#takeTokens(now)) this.#socket.pong(data);
    else this.#countOverLimit(now, 'too many pings');
  }

  /** Counts a pong against the rate limit: a well-behaved client sends one per ping. */
  countPong(): void {
    const now = this.#context.house.now();
    if (!this.#takeTokens(now)) this.#countOverLimit(now, 'too many pongs');
  }

  /** Closes the socket without waiting for pending requests. */
  close(code: number, why: string): void {
    closeAtOnce(this.#socket, code, why);
  }

  /** Resolves once everything received so far is answered, or the wait is too long. */
  async answered(): Promise<void> {
    this.#flushBatch();
    const inTime = new Promise<void>((resolve) => {
      this.#context.timers.schedule(CLOSE_TIMEOUT_MS, resolve);
    });
    await Promise.race([this.#conversation.settled(), inTime]);
  }

  /**
   * Closes the socket of a client that broke a limit or the protocol: earlier messages are answered, nothing more is
   * read.
   */
  closeForViolation(code: number, why: string): void {
    this.#flushBatch();
    if (this.#isClosing) return;
    this.#isClosing = true;
    this.#socket.pause();
    void this.answered().then(() => {
      this.close(code, why);
      this.#context.timers.schedule(CLOSE_TIMEOUT_MS, () => this.#socket.terminate());
    });
  }

  /** The socket is closed. */
  end(): Promise<void> {
    this.#watcher.end();
    this.#unwatchTables?.();
    return this.#conversation.end();
  }

  #takeTokens(now: number, length = 0): boolean {
    const { callers, limits } = this.#context;
    for (let left = length; left >= 0; left -= MESSAGE_BYTES) {
      if (!spendToken(this.#bucket, limits.socket, now) || !callers.takeToken(this.#address, now)) return false;
    }
    return true;
  }

  /**
   * Undo replays the game from its beginning, and a hello is answered with the whole table; an honest page says hello
   * once.
   */
  #isExpensive({ kind }: ClientMessage): boolean {
    const isAgain = kind === 'hello' && this.#hasSaidHello;
    this.#hasSaidHello ||= kind === 'hello';
    return kind === 'undo' || isAgain;
  }

  #mayTakeName(message: ClientMessage, now: number): boolean {
    const { callers } = this.#context;
    if (message.kind === 'rename') return callers.mayRename(this.#address, now);
    if (message.kind !== 'sit') return true;
    const { name, secret } = message;
    return callers.mayBeNamed(this.#address, { secretHash: hexDigest(secret), name }, now);
  }

  #mayWait(): boolean {
    this.#waitingMessages = this.#context.storeHealth.isDown ? this.#waitingMessages + 1 : 0;
    return this.#waitingMessages <= MAX_WAITING;
  }

  #countOverLimit(now: number, why: string): void {
    if (spendToken(this.#overLimit, this.#context.limits.overLimit, now)) return;
    this.#context.callers.bar(this.#address, now);
    this.closeForViolation(POLICY_VIOLATION, why);
  }

  /**
   * Whether the page reads what is sent. One that does not would fill memory: it is closed, and may reconnect and catch
   * up.
   */
  #keepsUp(): boolean {
    if (this.#wire.writableLength <= this.#context.limits.maxBacklogBytes) return true;
    closeAtOnce(this.#socket, TRY_LATER, 'too slow');
    this.#socket.terminate();
    return false;
  }

  /** A message for no table may be for a watch party, or request the open tables. */
  #receiveWatchMessage(raw: string): void {
    if (asksForOpenTables(raw)) {
      this.#unwatchTables ??= this.#context.openTables?.watch((text) => this.send(text));
      return;
    }
    const message = readWatchMessage(raw);
    if (message === undefined) {
      this.#conversation.error('bad-message', keyOf(raw));
      return;
    }
    const now = this.#context.house.now();
    if (message.kind === 'watch' && !this.#mayWatch(message.replay, now)) {
      this.#conversation.error('too-many');
      return;
    }
    this.#watcher.receive(message).catch((error: unknown) => {
      this.#context.house.report(error, message.kind === 'watch' ? message.replay : '');
      this.#conversation.error(failureCode(error));
    });
  }

  /** Whether this address may request a replay: by its guesses, and by the number of games replayed for it. */
  #mayWatch(code: string, now: number): boolean {
    const { callers, replays } = this.#context;
    if (!callers.guessesOf(this.#address, now).mayAsk(code, now)) return false;
    return replays.isKept(code) || callers.mayReplay(this.#address, now);
  }

  /** Sends a page on to the node where its table is played, once; returns whether it did. */
  async #sendOn(table: string): Promise<boolean> {
    const to = this.#stays ? undefined : await this.#context.cluster.pathOfHome(table);
    if (to === undefined) return false;
    this.send(JSON.stringify({ kind: 'moved', to } satisfies ServerMessage));
    return true;
  }

  /** Sends a text message to the page. */
  send(text: string): void {
    this.#quietChecks = 0;
    if (!this.#keepsUp()) return;
    // Messages of one tick, such as a move's result and its answer, go out in one write, which costs more than making them.
    if (this.#wire.writableCorked === 0) {
      this.#wire.cork();
      process.nextTick(() => this.#wire.uncork());
    }
    this.#socket.send(text);
  }

  #count(answer: TableAnswer, tookMs: number): void {
    const { metrics } = this.#context;
    if (answer.kind !== 'error') metrics.answerSeconds.observe(tookMs / 1000);
    if (answer.kind === 'refused') metrics.refusals.inc({ rule: answer.rule });
    if (answer.kind === 'error') metrics.errors.inc({ code: answer.code });
  }

  #guesses(): CodeGuesses {
    const { callers, house } = this.#context;
    const mine = (): Guesses => callers.guessesOf(this.#address, house.now());
    return {
      mayAsk: (code, hasSecret) => mine().mayAsk(code, house.now(), { hasSecret }),
      noteRight: (code) => mine().noteRight(code),
      noteWrong: (code, why) => {
        const isLeft = mine().isLeft(house.now());
        mine().noteWrong(code, house.now());
        return isLeft ? why : 'too-many';
      },
    };
  }
}
