/** How much somebody may do: `burst` at once, then `perSecond`. */
export interface Allowance {
  burst: number;
  perSecond: number;
}

/** A bucket of tokens that fills again with time. */
export interface Bucket {
  tokens: number;
  at: number;
}

export function fullBucket(allowance: Allowance, now: number): Bucket {
  return { tokens: allowance.burst, at: now };
}

/** Takes a token; false where none is left. */
export function takeToken(bucket: Bucket, allowance: Allowance, now: number): boolean {
  const filled = bucket.tokens + (Math.max(0, now - bucket.at) * allowance.perSecond) / 1000;
  bucket.tokens = Math.min(allowance.burst, filled);
  bucket.at = now;
  if (bucket.tokens < 1) return false;
  bucket.tokens -= 1;
  return true;
}
