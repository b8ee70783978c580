import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The digest of a pack: SHA-256 of its compact JSON text. */
export function packDigest(pack: unknown): string {
  return textDigest(JSON.stringify(pack));
}

export function textDigest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** SHA-256 of the bytes of a hex string: a seed, or a seat's secret. */
export function hexDigest(hex: string): string {
  return bytesToHex(sha256(hexToBytes(hex)));
}
