import { type Allowance, type Bucket, fullBucket, takeToken } from './bucket.ts';

/** What the server puts up with. */
export interface Limits {
  socket: Allowance;
  /** For all sockets of one address together: a family, or a class behind one router. */
  address: Allowance;
  /** How often one page may look at an earlier moment of its table. */
  looks: Allowance;
  socketsPerAddress: number;
  /** Connections besides its sockets that one address may have, where no proxy stands before the house. */
  linesPerAddress: number;
  /** How long a request may take to arrive, and a line be silent, in ms. */
  requestMs: number;
  silenceMs: number;
  /** Messages over the limit that are still answered; who sends more is sent away. */
  patience: Allowance;
  /** Bytes that may wait for a slow reader. */
  backlog: number;
  heartbeatMs: number;
  /** How long a socket may stay without saying which table it wants. */
  helloMs: number;
  /** How long a table without anybody stays in memory. */
  idleMs: number;
  /** How long somebody may be away before a game that wants to know is told. */
  graceMs: number;
  /** How long somebody may be away before a bot plays on for them, or another is host. */
  standInMs: number;
  /** Tables one address may open, and other questions it may ask, in a minute. */
  openingsPerMinute: number;
  questionsPerMinute: number;
}

export const LIMITS: Limits = {
  socket: { burst: 40, perSecond: 20 },
  address: { burst: 400, perSecond: 200 },
  looks: { burst: 20, perSecond: 5 },
  socketsPerAddress: 200,
  linesPerAddress: 600,
  requestMs: 20_000,
  silenceMs: 60_000,
  patience: { burst: 300, perSecond: 10 },
  backlog: 1024 * 1024,
  heartbeatMs: 30_000,
  helloMs: 30_000,
  idleMs: 60_000,
  graceMs: 8_000,
  standInMs: 60_000,
  openingsPerMinute: 60,
  questionsPerMinute: 600,
};

/** What a wrong guess at a table or a secret, or much work, costs in messages. */
const DEAR = 19;
/** Past this many addresses, those that have been quiet are forgotten, once a second at most. */
const REMEMBERED = 1000;
const SWEEP_MS = 1000;

interface Caller {
  bucket: Bucket;
  sockets: number;
}

/** Counts what each address does. One without sockets is remembered until it could do as much as a stranger. */
export class Callers {
  private readonly callers = new Map<string, Caller>();
  private readonly limits: Limits;
  private sweptAt = 0;

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** How many addresses are remembered. */
  get size(): number {
    return this.callers.size;
  }

  /** One more socket; false where the address has too many, or has said too much lately. */
  enter(address: string, now: number): boolean {
    if (this.callers.size >= REMEMBERED && now - this.sweptAt >= SWEEP_MS) this.forget(now);
    const caller = this.callers.get(address) ?? { bucket: fullBucket(this.limits.address, now), sockets: 0 };
    this.callers.set(address, caller);
    if (caller.sockets >= this.limits.socketsPerAddress) return false;
    if (!takeToken(caller.bucket, this.limits.address, now)) return false;
    caller.sockets += 1;
    return true;
  }

  leave(address: string): void {
    const caller = this.callers.get(address);
    if (caller !== undefined) caller.sockets -= 1;
  }

  takeToken(address: string, now: number): boolean {
    const caller = this.callers.get(address);
    return caller !== undefined && takeToken(caller.bucket, this.limits.address, now);
  }

  /** A guess was wrong, or something is much work: who walks through codes or secrets gets slower. */
  charge(address: string, now: number): void {
    for (let count = 0; count < DEAR; count++) if (!this.takeToken(address, now)) return;
  }

  private forget(now: number): void {
    this.sweptAt = now;
    const { burst, perSecond } = this.limits.address;
    for (const [address, { sockets, bucket }] of this.callers) {
      const isFull = bucket.tokens + ((now - bucket.at) * perSecond) / 1000 >= burst;
      if (sockets === 0 && isFull) this.callers.delete(address);
    }
  }
}
