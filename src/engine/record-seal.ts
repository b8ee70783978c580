import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { GameRecord } from './record.ts';

/** A record with its seed's hash and a digest of everything before it, so that any change is detected. */
export interface SealedRecord extends GameRecord {
  /** SHA-256 of the seed, shown to everybody at the table before the first card is dealt. */
  seedHash: string;
  /** SHA-256 of the record's text before this field. */
  digest: string;
}

/** Seals a record. Its canonical text is the `JSON.stringify` of the return value. */
export function sealRecord(record: GameRecord): SealedRecord {
  const sealed = { ...record, seedHash: seedHashOf(record.seed) };
  return { ...sealed, digest: digestOf(sealed) };
}

/** Why a seal is invalid; `raw` is the parsed `text`. */
export type SealFault = 'no-seal' | 'other-text' | 'other-digest' | 'other-seed';

/**
 * Detects any change to a sealed record that was not sealed again. A record has one canonical text, and the digest
 * covers all of it.
 */
export function sealFault(text: string, raw: Readonly<Record<string, unknown>>): SealFault | undefined {
  const { digest, ...rest } = raw;
  if (typeof digest !== 'string' || typeof rest.seedHash !== 'string' || typeof rest.seed !== 'string')
    return 'no-seal';
  if (text !== JSON.stringify({ ...rest, digest })) return 'other-text';
  if (digest !== digestOf(rest)) return 'other-digest';
  return seedHashOf(rest.seed) === rest.seedHash ? undefined : 'other-seed';
}

function digestOf(record: object): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(record))));
}

function seedHashOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}
