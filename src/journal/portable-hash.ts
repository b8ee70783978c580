import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { ChainHash } from './chain.ts';

/**
 * The same in a browser. `crypto.subtle` would be too late: inside an IndexedDB transaction nothing else can be
 * awaited.
 */
export const portableHash: ChainHash = (text) =>
  btoa(String.fromCharCode(...sha256(utf8ToBytes(text))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
