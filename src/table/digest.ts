import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The name of a pack: SHA-256 of its text as JSON, without spaces. */
export function packDigest(pack: unknown): string {
  return textDigest(JSON.stringify(pack));
}

export function textDigest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** SHA-256 of the bytes that a hex string stands for: of a seed, or of a seat's secret. */
export function hexDigest(hex: string): string {
  return bytesToHex(sha256(hexToBytes(hex)));
}
