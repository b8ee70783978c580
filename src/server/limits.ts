import { type Allowance, type Bucket, fullBucket, takeToken } from './bucket.ts';

/** What the server puts up with. */
export interface Limits {
  socket: Allowance;
  /** For all sockets of one address together: a family, or a class behind one router. */
  address: Allowance;
  socketsPerAddress: number;
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
  socketsPerAddress: 200,
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

interface Caller {
  bucket: Bucket;
  sockets: number;
}

/** Counts what each address does; an address without sockets is forgotten. */
export class Callers {
  private readonly callers = new Map<string, Caller>();
  private readonly limits: Limits;

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** One more socket; false where the address has too many. */
  enter(address: string, now: number): boolean {
    const caller = this.callers.get(address) ?? { bucket: fullBucket(this.limits.address, now), sockets: 0 };
    if (caller.sockets >= this.limits.socketsPerAddress) return false;
    caller.sockets += 1;
    this.callers.set(address, caller);
    return true;
  }

  leave(address: string): void {
    const caller = this.callers.get(address);
    if (caller === undefined) return;
    caller.sockets -= 1;
    if (caller.sockets === 0) this.callers.delete(address);
  }

  takeToken(address: string, now: number): boolean {
    const caller = this.callers.get(address);
    return caller !== undefined && takeToken(caller.bucket, this.limits.address, now);
  }
}
