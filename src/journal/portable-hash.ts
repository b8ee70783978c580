import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { ChainHash } from './chain.ts';

/** The same in a browser, where `crypto.subtle` would answer too late: inside a transaction of IndexedDB nothing else is waited for. */
export const portableHash: ChainHash = (text) =>
  btoa(String.fromCharCode(...sha256(utf8ToBytes(text))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
