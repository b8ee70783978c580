/** A rate limit: `burst` at once, then `perSecond`. */
export interface RateLimit {
  burst: number;
  perSecond: number;
}

/** A bucket of tokens that refills over time. */
export interface Bucket {
  tokens: number;
  at: number;
}

export function fullBucket(limit: RateLimit, now: number): Bucket {
  return { tokens: limit.burst, at: now };
}

/** Whether the bucket is full again, or was never used. */
export function isFull(bucket: Bucket, limit: RateLimit, now: number): boolean {
  return bucket.tokens + ((now - bucket.at) * limit.perSecond) / 1000 >= limit.burst;
}

/** Takes a token; false if none is left. */
export function spendToken(bucket: Bucket, limit: RateLimit, now: number): boolean {
  const filled = bucket.tokens + (Math.max(0, now - bucket.at) * limit.perSecond) / 1000;
  bucket.tokens = Math.min(limit.burst, filled);
  bucket.at = now;
  if (bucket.tokens < 1) return false;
  bucket.tokens -= 1;
  return true;
}
