import { present } from './list.ts';

/** The only source of random numbers a rule may use. */
export interface Rng {
  /** A whole number from 0 up to, but not including, `bound`; all equally likely. */
  int(bound: number): number;
}

/** One of some items at random. */
export function pickOne<Item>(items: readonly Item[], rng: Rng): Item {
  return present(items[rng.int(items.length)]);
}

/** Puts the first `length` items of an array in random order, in place. */
export function shuffle<Item>(items: Item[], rng: Rng, length = items.length): void {
  for (let last = length - 1; last > 0; last--) {
    const pick = rng.int(last + 1);
    const item = present(items[last]);
    items[last] = present(items[pick]);
    items[pick] = item;
  }
}

/** Wraps an rng and counts how often it was used. */
export function counting(rng: Rng): Rng & { drawn: number } {
  const counted = {
    drawn: 0,
    int(bound: number): number {
      counted.drawn += 1;
      return rng.int(bound);
    },
  };
  return counted;
}

/** A generator for simulations: fast (sfc32), deterministic, and not cryptographically secure. */
export function fastRng(...seed: number[]): Rng {
  // A typed array keeps its words unboxed, which makes a number twice as fast as four variables do.
  const words = Int32Array.of(0x9e3779b9, 0x243f6a88, 0xb7e15162, 1);
  const next = (): number => {
    const b = present(words[1]);
    const c = present(words[2]);
    const counter = present(words[3]);
    const sum = (present(words[0]) + b + counter) | 0;
    words[3] = counter + 1;
    words[0] = b ^ (b >>> 9);
    words[1] = c + (c << 3);
    words[2] = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (const part of seed) {
    words[0] = present(words[0]) ^ part;
    words[1] = present(words[1]) ^ Math.floor(part / 2 ** 32);
    for (let round = 0; round < 12; round++) next();
  }
  return { int: (bound) => bounded(next, bound) };
}

/** Lemire's method for an unbiased number below `bound`: the few words that would cause bias are rejected. */
export function bounded(next: () => number, bound: number): number {
  let word = next();
  if (Math.imul(word, bound) >>> 0 < bound) {
    const threshold = (2 ** 32 - bound) % bound;
    while (Math.imul(word, bound) >>> 0 < threshold) word = next();
  }
  return Math.floor((word * bound) / 2 ** 32);
}
