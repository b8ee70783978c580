import { type Bucket, fullBucket, isFull, type RateLimit, spendToken } from '../../table/token-bucket.ts';

/** So many codes that were right are remembered. */
const REMEMBERED = 200;

/**
 * The wrong codes and secrets of one address. Without a guess left nothing is told of a code that was not right before,
 * whether it exists or not. Guesses that were under way together go into debt, so that over time no more are answered
 * than the limit says.
 */
export class Guesses {
  private readonly limit: RateLimit;
  private readonly bucket: Bucket;
  /** The codes that were right lately, the last one at the end: its people go on whatever others at their address do. */
  private readonly right = new Set<string>();

  constructor(limit: RateLimit, now: number) {
    this.limit = limit;
    this.bucket = fullBucket(limit, now);
  }

  /** Whether a code may be asked for; somebody with a secret may a little longer, since it opens a table of their own. */
  mayAsk(code: string, now: number, { hasSecret = false }: { hasSecret?: boolean } = {}): boolean {
    const left = this.left(now);
    return left >= 1 || this.right.has(code) || (hasSecret && left > -this.limit.burst);
  }

  /** Whether a guess is left: otherwise a wrong one is not told from a right one. */
  isLeft(now: number): boolean {
    return this.left(now) >= 1;
  }

  noteRight(code: string): void {
    this.right.delete(code);
    this.right.add(code);
    const [oldest] = this.right;
    if (this.right.size > REMEMBERED) this.right.delete(oldest);
  }

  noteWrong(code: string, now: number): void {
    this.right.delete(code);
    if (!spendToken(this.bucket, this.limit, now)) this.bucket.tokens -= 1;
  }

  /** Whether there is nothing to remember. */
  isPaid(now: number): boolean {
    return isFull(this.bucket, this.limit, now);
  }

  private left(now: number): number {
    // After a clock that was ahead for a moment guesses come back from now on.
    this.bucket.at = Math.min(this.bucket.at, now);
    const { tokens, at } = this.bucket;
    return tokens + ((now - at) * this.limit.perSecond) / 1000;
  }
}
