import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Fixed salt: both devices share only the phrase. That is safe because a phrase is random and used once. Part of the
 * stored format.
 */
const PURPOSE = 'undercroft-carry/1';
/** 32 MB and some tenths of a second per try, against brute force by somebody who has a copy of the store. */
const COST = { N: 2 ** 15, r: 8, p: 1 };
const NONCE_BYTES = 24;
const KEY_BYTES = 32;

/** Derived from a phrase: the name under which the server stores the bundle, and the encryption key, which the server never gets. */
export interface TransferKeys {
  name: string;
  key: Uint8Array;
}

/** Derives name and key from a phrase; neither can be computed from the other. */
export async function deriveKeys(phrase: string): Promise<TransferKeys> {
  const derived = await scryptAsync(utf8ToBytes(phrase), utf8ToBytes(PURPOSE), { ...COST, dkLen: 2 * KEY_BYTES });
  return { key: derived.slice(0, KEY_BYTES), name: bytesToHex(derived.slice(KEY_BYTES)) };
}

/** Encrypts a JSON value into text. Not with WebCrypto: browsers withhold it on plain http. */
export function encrypt(key: Uint8Array, what: unknown): string {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const encrypted = xchacha20poly1305(key, nonce).encrypt(utf8ToBytes(JSON.stringify(what)));
  return toText(new Uint8Array([...nonce, ...encrypted]));
}

/** Decrypts a text; undefined if it was encrypted with another key or has been changed. */
export function decrypt(key: Uint8Array, text: string): unknown {
  try {
    const bytes = fromText(text);
    const decrypted = xchacha20poly1305(key, bytes.subarray(0, NONCE_BYTES)).decrypt(bytes.subarray(NONCE_BYTES));
    return JSON.parse(new TextDecoder().decode(decrypted));
  } catch {
    return undefined;
  }
}

/** Bytes as base64url, which needs no escaping in JSON or addresses. */
function toText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromText(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}
