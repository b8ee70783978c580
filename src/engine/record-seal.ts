import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { GameRecord } from './record.ts';

/** A record with its seed's hash and a digest of all before it, so that any change to it is detected. */
export interface SealedRecord extends GameRecord {
  /** SHA-256 of the seed's bytes, as everybody at the table was shown it before the first card was dealt. */
  seedHash: string;
  /** SHA-256 of the record's text up to here. */
  digest: string;
}

/** Seals a record. Its canonical text is `JSON.stringify` of what this returns. */
export function sealRecord(record: GameRecord): SealedRecord {
  const sealed = { ...record, seedHash: seedHashOf(record.seed) };
  return { ...sealed, digest: digestOf(sealed) };
}

/** What is wrong with how a record is written; `raw` is what `text` says. */
export type SealFault = 'no-seal' | 'other-text' | 'other-digest' | 'other-seed';

/**
 * Finds every change to the text of a sealed record that was made without sealing it anew: a text has one way to be
 * written (no space, no second way to write a number or a letter), and the digest covers all of it.
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
