/** Beyond this many degrees of freedom two terms of the expansion are exact to five digits. */
const MANY = 200;

const known = new Map<string, number>();

/**
 * The quantile of Student's t distribution with `tail` beyond it: the number of standard errors in an interval when the
 * spread is estimated from few deals. With many it approaches the normal distribution.
 */
export function studentQuantile(tail: number, freedom: number): number {
  const key = `${tail}/${freedom}`;
  const found =
    known.get(key) ?? (freedom > MANY ? expanded(tail, freedom) : solved((at) => tailOf(at, freedom), tail));
  known.set(key, found);
  return found;
}

/** The quantile of the standard normal distribution with `tail` beyond it. */
export function normalQuantile(tail: number): number {
  return solved(normalTail, tail);
}

/** Fisher's expansion around the normal distribution (Abramowitz and Stegun 26.7.5). */
function expanded(tail: number, freedom: number): number {
  const z = normalQuantile(tail);
  return z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
}

/** Where a falling function has a value. */
function solved(of: (at: number) => number, value: number): number {
  let [low, high] = [0, 1];
  while (of(high) > value) [low, high] = [high, high * 2];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (of(middle) > value) low = middle;
    else high = middle;
  }
  return low;
}

/** The tail of Student's distribution beyond a point above 0 (Abramowitz and Stegun 26.7.3 and 26.7.4). */
function tailOf(point: number, freedom: number): number {
  const angle = Math.atan(point / Math.sqrt(freedom));
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const isOdd = freedom % 2 === 1;
  let term = isOdd ? cosine : 1;
  let sum = isOdd && freedom === 1 ? 0 : term;
  for (let factor = isOdd ? 2 : 1; factor <= freedom - 3; factor += 2) {
    term *= (factor / (factor + 1)) * cosine ** 2;
    sum += term;
  }
  const within = isOdd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum;
  return (1 - within) / 2;
}

/** The tail of the standard normal distribution beyond a point above 0 (Abramowitz and Stegun 26.2.17). */
function normalTail(point: number): number {
  const t = 1 / (1 + 0.2316419 * point);
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-point * point) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
