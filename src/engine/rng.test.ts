import { createCipheriv } from 'node:crypto';
import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { addAt } from './list.ts';
import { bounded, fastRng, shuffle } from './rng.ts';
import { tableRng } from './table-rng.ts';

describe('fastRng', () => {
  test('the same seed gives the same numbers, another seed others', () => {
    const draw = (...seed: number[]): number[] => {
      const rng = fastRng(...seed);
      return Array.from({ length: 20 }, () => rng.int(1000));
    };

    expect(draw(7, 1)).toEqual(draw(7, 1));
    const others = [draw(7, 1), draw(7, 2), draw(1, 7), draw(7), draw(7, 1, 0), draw(7 + 2 ** 32, 1)];
    expect(new Set(others.map(String)).size).toBe(others.length);
  });

  test.each([2, 3, 6, 10, 60])('all numbers below %i are equally likely', (bound) => {
    const rng = fastRng(bound);
    const draws = 60_000;
    const counts = new Array<number>(bound).fill(0);
    for (let draw = 0; draw < draws; draw++) addAt(counts, rng.int(bound), 1);

    const expected = draws / bound;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    const degrees = bound - 1;
    expect(chiSquare).toBeLessThan(degrees + 4 * Math.sqrt(2 * degrees) + 4);
  });
});

describe('bounded', () => {
  test('a word that would bias the result is rejected', () => {
    const words = [0, 2 ** 31];
    const next = (): number => words.shift() ?? 0;

    expect(bounded(next, 3)).toBe(1);
    expect(words).toEqual([]);
  });

  test('the largest word gives the largest number, the smallest that counts gives 0', () => {
    expect(bounded(() => 2 ** 32 - 1, 60)).toBe(59);
    expect(bounded(() => 60, 60)).toBe(0);
    expect(bounded(() => 12345, 1)).toBe(0);
  });
});

describe('the largest word gives the largest number, the smallest accepted one gives 0', () => {
  test('every order is equally likely', () => {
    const rng = fastRng(3);
    const counts = new Map<string, number>();
    for (let round = 0; round < 24_000; round++) {
      const items = ['a', 'b', 'c', 'd'];
      shuffle(items, rng);
      counts.set(items.join(''), (counts.get(items.join('')) ?? 0) + 1);
    }

    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(160);
  });

  test('only the first items move if a length is given', () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8];
    shuffle(items, fastRng(1), 4);

    expect(items.slice(4)).toEqual([5, 6, 7, 8]);
    expect(items.slice(0, 4).sort()).toEqual([1, 2, 3, 4]);
  });
});

/** The raw words of a generator, as the bytes of its stream. */
function stream(seed: Uint8Array, step: number, words: number): string {
  const rng = tableRng(seed, step);
  const bytes = new Uint8Array(words * 4);
  for (let word = 0; word < words; word++) new DataView(bytes.buffer).setUint32(word * 4, rng.int(2 ** 32), true);
  return bytesToHex(bytes);
}

test('the stream is ChaCha20 of RFC 8439 (A.1, test vectors 1 and 2)', () => {
  expect(stream(new Uint8Array(32), 0, 32)).toBe(
    [
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7',
      'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed',
      '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ].join(''),
  );
});

test('each step has a stream of its own, numbered in the nonce', () => {
  const seed = Uint8Array.from({ length: 32 }, (_, byte) => byte);
  for (const step of [1, 2, 258, 70_000]) {
    // OpenSSL takes the block counter and the nonce together.
    const counterAndNonce = Buffer.alloc(16);
    counterAndNonce.writeUInt32LE(step, 4);
    const cipher = createCipheriv('chacha20', seed, counterAndNonce);
    expect(stream(seed, step, 20)).toBe(cipher.update(Buffer.alloc(80)).toString('hex'));
  }
});

test('a seed of another length throws', () => {
  expect(() => tableRng(new Uint8Array(16), 0)).toThrow('a seed has 32 bytes, this one has 16');
});
