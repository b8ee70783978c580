import { type Bucket, fullBucket, isFull, type RateLimit, spendToken } from '../../table/token-bucket.ts';

/** Number of right codes remembered. */
const REMEMBERED = 200;

/**
 * Limits wrong codes and secrets of one address. Without a guess left, nothing is revealed about a code that was not
 * right before, whether it exists or not. Concurrent guesses go into debt, so that over time the limit holds.
 */
export class Guesses {
  readonly #limit: RateLimit;
  readonly #bucket: Bucket;
  /** Recently used right codes, latest last: their people are not affected by guesses of others at their address. */
  readonly #right = new Set<string>();

  constructor(limit: RateLimit, now: number) {
    this.#limit = limit;
    this.#bucket = fullBucket(limit, now);
  }

  /** Whether a code may be tried; with a secret slightly longer, since it opens a table of the player's own. */
  mayAsk(code: string, now: number, { hasSecret = false }: { hasSecret?: boolean } = {}): boolean {
    const left = this.#left(now);
    return left >= 1 || this.#right.has(code) || (hasSecret && left > -this.#limit.burst);
  }

  /** Whether a guess is left: otherwise a wrong code looks like a right one. */
  isLeft(now: number): boolean {
    return this.#left(now) >= 1;
  }

  noteRight(code: string): void {
    this.#right.delete(code);
    this.#right.add(code);
    const [oldest] = this.#right;
    if (this.#right.size > REMEMBERED && oldest !== undefined) this.#right.delete(oldest);
  }

  noteWrong(code: string, now: number): void {
    this.#right.delete(code);
    if (!spendToken(this.#bucket, this.#limit, now)) this.#bucket.tokens -= 1;
  }

  /** Whether there is nothing to remember. */
  isPaid(now: number): boolean {
    return isFull(this.#bucket, this.#limit, now);
  }

  #left(now: number): number {
    // After a clock that was ahead for a moment, guesses refill from now on.
    this.#bucket.at = Math.min(this.#bucket.at, now);
    const { tokens, at } = this.#bucket;
    return tokens + ((now - at) * this.#limit.perSecond) / 1000;
  }
}
