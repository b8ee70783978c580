import { createCipheriv } from 'node:crypto';
import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { tableRng } from './table-rng.ts';

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
