import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Both sides know nothing but the phrase, so there is no salt of its own; a phrase is used once. */
const PURPOSE = 'undercroft-carry/1';
/** 32 MB and some tenths of a second for one try: for whoever has the store and would try phrases. */
const COST = { N: 2 ** 15, r: 8, p: 1 };
const NONCE_BYTES = 24;
const KEY_BYTES = 32;

/** What a phrase opens: the name under which the house keeps the parcel, and the key to it, which the house never gets. */
export interface Keys {
  name: string;
  key: Uint8Array;
}

/** Works out name and key from a phrase; neither says anything about the other. */
export async function keysOf(phrase: string): Promise<Keys> {
  const both = await scryptAsync(utf8ToBytes(phrase), utf8ToBytes(PURPOSE), { ...COST, dkLen: 2 * KEY_BYTES });
  return { key: both.slice(0, KEY_BYTES), name: bytesToHex(both.slice(KEY_BYTES)) };
}

/** Locks something up: what comes out can be given to anybody. The browser's own ciphers are missing on plain http. */
export function lock(key: Uint8Array, what: unknown): string {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const locked = xchacha20poly1305(key, nonce).encrypt(utf8ToBytes(JSON.stringify(what)));
  return toText(new Uint8Array([...nonce, ...locked]));
}

/** Opens what was locked with this key; undefined where it was another one, or somebody changed a bit of it. */
export function unlock(key: Uint8Array, parcel: string): unknown {
  try {
    const bytes = fromText(parcel);
    const opened = xchacha20poly1305(key, bytes.subarray(0, NONCE_BYTES)).decrypt(bytes.subarray(NONCE_BYTES));
    return JSON.parse(new TextDecoder().decode(opened));
  } catch {
    return undefined;
  }
}

/** Bytes as text that every place takes: base64url. */
function toText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromText(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}
