import { type Bucket, fullBucket, isFull, type RateLimit, spendToken } from '../../table/token-bucket.ts';
import { Guesses } from './guesses.ts';

/** Rate limits, size limits and timeouts of the server. */
export interface Limits {
  socket: RateLimit;
  /** For all sockets of one address together: a family, or a class behind one router. */
  address: RateLimit;
  /** Wrong codes and secrets of one address, over all routes and sockets. */
  guesses: RateLimit;
  /** Games replayed from the journal for one address: replays and results that are not in memory. */
  replays: RateLimit;
  /** How often one page may look back at its table. */
  looks: RateLimit;
  /** How often people of one address may rename, including by sitting down under another name. */
  renames: RateLimit;
  /** How often link previews may read a table, for all callers together. */
  previews: RateLimit;
  socketsPerAddress: number;
  /** Connections besides its sockets that one address may have, if there is no proxy. */
  connectionsPerAddress: number;
  /** How long a request may take to arrive, and how long a connection may be idle, in ms. */
  requestMs: number;
  idleConnectionMs: number;
  /** Messages over the limit that still get an error; past this the socket is closed. */
  overLimit: RateLimit;
  /** HTTP requests of one address: a class opening its pages at once, then the rate its games need. */
  requests: RateLimit;
  /** Refusals sent to one address; past this its connections are not read for `floodMs`. */
  refusals: RateLimit;
  /** How long an address gets no new socket after one of its sockets was closed for flooding. */
  floodMs: number;
  /** Bytes that may wait for a slow reader. */
  maxBacklogBytes: number;
  heartbeatMs: number;
  /** How long a socket may stay without saying hello. */
  helloMs: number;
  /** How long a table without clients stays in memory. */
  idleMs: number;
  /** How long a player may be away before the platform tells a game that handles presence. */
  graceMs: number;
  /** How long a player may be away before a bot plays for them, or another becomes host. */
  standInMs: number;
  /** Tables one address may open, notice changes and other requests it may make, per minute. */
  openingsPerMinute: number;
  noticesPerMinute: number;
  questionsPerMinute: number;
}

export const LIMITS: Limits = {
  socket: { burst: 40, perSecond: 20 },
  address: { burst: 400, perSecond: 200 },
  guesses: { burst: 60, perSecond: 0.1 },
  replays: { burst: 60, perSecond: 1 },
  looks: { burst: 20, perSecond: 5 },
  renames: { burst: 60, perSecond: 0.5 },
  previews: { burst: 50, perSecond: 10 },
  socketsPerAddress: 200,
  connectionsPerAddress: 600,
  requestMs: 20_000,
  idleConnectionMs: 60_000,
  overLimit: { burst: 300, perSecond: 10 },
  requests: { burst: 6000, perSecond: 300 },
  refusals: { burst: 200, perSecond: 20 },
  floodMs: 10_000,
  maxBacklogBytes: 1024 * 1024,
  heartbeatMs: 30_000,
  helloMs: 30_000,
  idleMs: 60_000,
  graceMs: 8_000,
  standInMs: 60_000,
  openingsPerMinute: 60,
  noticesPerMinute: 60,
  questionsPerMinute: 600,
};

/** Extra tokens for an expensive request. */
const PENALTY_TOKENS = 19;
/** Above this number of addresses idle ones are removed, at most once a second. */
const SWEEP_ABOVE = 1000;
const SWEEP_MS = 1000;
/** Number of names remembered per address. */
const REMEMBERED_NAMES = 400;

interface Caller {
  bucket: Bucket;
  renames: Bucket;
  requests: Bucket;
  replays: Bucket;
  guesses: Guesses;
  /** The last name used with each secret, by the secret's hash. */
  names: Map<string, string>;
  /** When a socket of it was last closed for flooding. */
  floodedAt: number;
  refusals: Bucket;
  /** When it had been refused too often. */
  turnedAwayAt: number;
  sockets: number;
}

/** Rate limits by address. An address without sockets is remembered until its buckets are full again. */
export class Callers {
  readonly #callers = new Map<string, Caller>();
  readonly #limits: Limits;
  #sweptAt = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** How many addresses are remembered. */
  get size(): number {
    return this.#callers.size;
  }

  /** Counts a new socket; false if the address has too many, or sent too much recently. */
  enter(address: string, now: number): boolean {
    const caller = this.#callerAt(address, now);
    const isRefused =
      this.#isBarred(caller, now) ||
      caller.sockets >= this.#limits.socketsPerAddress ||
      !spendToken(caller.bucket, this.#limits.address, now);
    if (isRefused) this.#countRefusal(caller, now);
    else caller.sockets += 1;
    return !isRefused;
  }

  /** Counts an HTTP request; false if the address made too many recently. */
  mayRequest(address: string, now: number): boolean {
    const caller = this.#callerAt(address, now);
    if (spendToken(caller.requests, this.#limits.requests, now)) return true;
    this.#countRefusal(caller, now);
    return false;
  }

  /** Whether this address was refused so often that it is not read for a while. */
  isTurnedAway(address: string, now: number): boolean {
    const caller = this.#callers.get(address);
    return caller !== undefined && this.#isWithinFlood(caller.turnedAwayAt, now);
  }

  leave(address: string): void {
    const caller = this.#callers.get(address);
    if (caller !== undefined) caller.sockets -= 1;
  }

  takeToken(address: string, now: number): boolean {
    const caller = this.#callers.get(address);
    return caller !== undefined && spendToken(caller.bucket, this.#limits.address, now);
  }

  /** Takes extra tokens for an expensive request, even into debt: the address waits until they are refilled. */
  charge(address: string, now: number): void {
    const caller = this.#callers.get(address);
    if (caller === undefined) return;
    spendToken(caller.bucket, this.#limits.address, now);
    caller.bucket.tokens = Math.max(-this.#limits.address.burst, caller.bucket.tokens - (PENALTY_TOKENS - 1));
  }

  /** The guesses of an address. */
  guessesOf(address: string, now: number): Guesses {
    return this.#callerAt(address, now).guesses;
  }

  /** Whether one more game may be replayed for this address. */
  mayReplay(address: string, now: number): boolean {
    return spendToken(this.#callerAt(address, now).replays, this.#limits.replays, now);
  }

  /** Whether somebody at this address may rename. */
  mayRename(address: string, now: number): boolean {
    const caller = this.#callers.get(address);
    return caller !== undefined && spendToken(caller.renames, this.#limits.renames, now);
  }

  /** Whether somebody may sit down under this name: one other than the last counts as renaming. */
  mayBeNamed(address: string, { secretHash, name }: { secretHash: string; name: string }, now: number): boolean {
    const names = this.#callers.get(address)?.names;
    if (names === undefined) return false;
    const last = names.get(secretHash);
    if (last !== undefined && last !== name && !this.mayRename(address, now)) return false;
    const [oldest] = names.keys();
    if (names.size >= REMEMBERED_NAMES && oldest !== undefined) names.delete(oldest);
    names.set(secretHash, name);
    return true;
  }

  /** A socket of this address was closed for flooding: it would only open the next. */
  bar(address: string, now: number): void {
    const caller = this.#callers.get(address);
    if (caller !== undefined) caller.floodedAt = now;
  }

  #callerAt(address: string, now: number): Caller {
    if (this.#callers.size >= SWEEP_ABOVE && now - this.#sweptAt >= SWEEP_MS) this.#sweep(now);
    const caller = this.#callers.get(address) ?? this.#newCaller(now);
    this.#callers.set(address, caller);
    return caller;
  }

  #countRefusal(caller: Caller, now: number): void {
    if (!spendToken(caller.refusals, this.#limits.refusals, now)) caller.turnedAwayAt = now;
  }

  #isBarred({ floodedAt }: Caller, now: number): boolean {
    return this.#isWithinFlood(floodedAt, now);
  }

  /** A clock set back bars nobody. */
  #isWithinFlood(since: number, now: number): boolean {
    return now >= since && now < since + this.#limits.floodMs;
  }

  #newCaller(now: number): Caller {
    const { address, renames, requests, refusals, replays, guesses } = this.#limits;
    return {
      bucket: fullBucket(address, now),
      renames: fullBucket(renames, now),
      requests: fullBucket(requests, now),
      replays: fullBucket(replays, now),
      guesses: new Guesses(guesses, now),
      names: new Map(),
      floodedAt: Number.NEGATIVE_INFINITY,
      refusals: fullBucket(refusals, now),
      turnedAwayAt: Number.NEGATIVE_INFINITY,
      sockets: 0,
    };
  }

  #sweep(now: number): void {
    this.#sweptAt = now;
    for (const [address, caller] of this.#callers) {
      const { sockets, bucket, renames, requests, refusals, replays, guesses } = caller;
      const isQuiet =
        isFull(bucket, this.#limits.address, now) &&
        isFull(renames, this.#limits.renames, now) &&
        isFull(requests, this.#limits.requests, now) &&
        isFull(refusals, this.#limits.refusals, now) &&
        isFull(replays, this.#limits.replays, now) &&
        guesses.isPaid(now);
      if (sockets === 0 && isQuiet && !this.#isBarred(caller, now)) this.#callers.delete(address);
    }
  }
}
