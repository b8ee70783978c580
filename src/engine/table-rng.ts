import { chacha20 } from '@noble/ciphers/chacha.js';
import { bounded, type Rng } from './rng.ts';

const SEED_BYTES = 32;
const BLOCK_BYTES = 64;
/** Encrypting zeros gives the key stream itself. */
const ZEROS = new Uint8Array(BLOCK_BYTES);

/**
 * The generator of real tables, in a file of its own: rules import rng.ts, and pages would fetch the cipher with it.
 * It is ChaCha20 keyed with the table's seed, with a separate stream for each step. A player
 * who has seen some cards cannot compute the others, and no stream position has to be saved: seed and step are enough.
 */
export function tableRng(seed: Uint8Array, step: number): Rng {
  if (seed.length !== SEED_BYTES) throw new Error(`a seed has ${SEED_BYTES} bytes, this one has ${seed.length}`);
  let words: DataView;
  let block = 0;
  let at = BLOCK_BYTES;
  const next = (): number => {
    if (at === BLOCK_BYTES) {
      // Created on first use: most steps use no random numbers.
      words = new DataView(chacha20(seed, nonceOf(step), ZEROS, undefined, block).buffer);
      block += 1;
      at = 0;
    }
    const word = words.getUint32(at, true);
    at += 4;
    return word;
  };
  return { int: (bound) => bounded(next, bound) };
}

function nonceOf(step: number): Uint8Array {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(0, step, true);
  return nonce;
}
