/** The only source of chance a rule may use. */
export interface Rng {
  /** A whole number from 0 up to, but not including, `bound`; all equally likely. */
  int(bound: number): number;
}

/** Puts the first `length` items of an array in random order, in place. */
export function shuffle<Item>(items: Item[], rng: Rng, length = items.length): void {
  for (let last = length - 1; last > 0; last--) {
    const pick = rng.int(last + 1);
    const item = items[last];
    items[last] = items[pick];
    items[pick] = item;
  }
}

/** A generator for simulations: fast (sfc32), the same for the same numbers, and no secret to anybody. */
export function fastRng(...seed: number[]): Rng {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  for (const part of seed) {
    a ^= part | 0;
    b ^= Math.floor(part / 2 ** 32) | 0;
    for (let round = 0; round < 12; round++) next();
  }
  return { int: (bound) => bounded(next, bound) };
}

/** Lemire's way to a number below `bound` without bias: the few words that would tip the scale are thrown away. */
export function bounded(next: () => number, bound: number): number {
  let word = next();
  if (Math.imul(word, bound) >>> 0 < bound) {
    const threshold = (2 ** 32 - bound) % bound;
    while (Math.imul(word, bound) >>> 0 < threshold) word = next();
  }
  return Math.floor((word * bound) / 2 ** 32);
}
