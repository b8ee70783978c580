import type { Row } from './journal.ts';

/** A stored text; its bytes if they are not valid UTF-8. */
export type StoredText = string | Uint8Array;

/** A text for display: invalid UTF-8 becomes a replacement character. */
export function legible(text: StoredText): string {
  return typeof text === 'string' ? text : new TextDecoder().decode(text);
}

/**
 * An entry in stored form: its body is text, and `digest` is empty or undefined if an older version wrote it; null
 * means damage.
 */
export interface StoredEntry {
  seq: number;
  at: number;
  key?: StoredText | null | undefined;
  body: StoredText;
  digest?: StoredText | null | undefined;
}

/** SHA-256 of a text, as base64url. */
export type ChainHash = (text: string) => string;

/** The journal of one table is not what was written: that table stops, all others go on. */
export class DamagedTableError extends Error {
  override name = 'DamagedTableError';
  readonly table: string;
  /** The first entry that is missing or differs. */
  readonly seq: number;
  /** The rest of a sentence about it. */
  readonly what: string;

  constructor(table: string, seq: number, what: string) {
    super(`the journal of table ${table} is damaged: ${what}`);
    this.table = table;
    this.seq = seq;
    this.what = what;
  }
}

/** An entry is missing although earlier ones exist, or although it is known to have existed. */
export function missingEntry(table: string, seq: number): DamagedTableError {
  return new DamagedTableError(table, seq, `entry ${seq} is missing`);
}

/** The predecessor of the first entry of a chain. */
const NO_DIGEST = '';

/** Whether an entry was written without a digest, by an older version. */
export function isWithoutDigest(digest: StoredText | null | undefined): boolean {
  return digest === undefined || digest === NO_DIGEST;
}

/**
 * The digest of an entry: over the digest of the previous one (empty if it has none), its table, its place and its
 * content. The key is prefixed with its length, so that no two entries have the same text.
 */
export function entryDigest(hash: ChainHash, table: string, { before, seq, at, key, body }: LinkedEntry): string {
  const named = key === undefined || key === null ? '-' : `${key.length}:${key}`;
  return hash(`${before}\n${table}\n${seq}\n${at}\n${named}\n${body}`);
}

/** An entry with the digest of the previous one. */
export interface LinkedEntry {
  before: string;
  seq: number;
  at: number;
  key?: string | null | undefined;
  body: string;
}

/** Where a reading of a table begins: after entry `seq`, whose digest may be known. */
export interface ChainStart {
  seq: number;
  digest: string | undefined;
}

/** The digest of an entry that marks lost entries when a damaged table was copied to another store. */
export const LOST_DIGEST = 'lost';

/** The start of a whole table. */
export const TABLE_START: ChainStart = { seq: 0, digest: NO_DIGEST };

/**
 * Checks consecutive entries of a table; throws a DamagedTableError at the first that is missing or changed. Entries
 * without a digest, written by older versions, are only counted; a chain begins again after them.
 */
export function checkChain(
  hash: ChainHash,
  table: string,
  entries: readonly StoredEntry[],
  start: ChainStart = TABLE_START,
): void {
  let { seq: last, digest: before } = start;
  for (const stored of entries) {
    const { seq } = stored;
    if (seq !== last + 1) throw missingEntry(table, last + 1);
    const { digest, ...entry } = asText(table, stored);
    if (digest === LOST_DIGEST) throw new DamagedTableError(table, seq, `entry ${seq} was lost`);
    if (digest === null) throw new DamagedTableError(table, seq, `entry ${seq} has lost its digest`);
    const isUnknown = before === undefined || isWithoutDigest(digest);
    if (!isUnknown && digest !== entryDigest(hash, table, { ...entry, before: before ?? NO_DIGEST })) {
      throw new DamagedTableError(table, seq, `entry ${seq}${seq === 1 ? '' : ' or the one before it'} was changed`);
    }
    last = seq;
    before = digest ?? NO_DIGEST;
  }
}

/** An entry whose texts are valid. */
export type TextEntry = Omit<LinkedEntry, 'before'> & { digest?: string | null | undefined };

function asText(table: string, { seq, at, key, body, digest }: StoredEntry): TextEntry {
  if (key instanceof Uint8Array || body instanceof Uint8Array || digest instanceof Uint8Array) {
    throw new DamagedTableError(table, seq, `entry ${seq} was changed: it is not valid text`);
  }
  return { seq, at, key, body, digest };
}

/** More tables than a process plays at once. */
const MAX_ENDS = 20_000;

/** The last digest of each table this process has read or written, for chaining the next entry. */
export class ChainEnds {
  readonly #ends = new Map<string, { seq: number; digest: string }>();

  /** The digest of that entry, if it is the last one known here; empty if it has none. */
  at(table: string, seq: number): string | undefined {
    if (seq === 0) return NO_DIGEST;
    const end = this.#ends.get(table);
    return end?.seq === seq ? end.digest : undefined;
  }

  note(table: string, seq: number, digest: string | null | undefined): void {
    this.#ends.delete(table);
    this.#ends.set(table, { seq, digest: digest ?? NO_DIGEST });
    if (this.#ends.size > MAX_ENDS) this.#ends.delete(this.#ends.keys().next().value ?? '');
  }

  forget(table: string): void {
    this.#ends.delete(table);
  }

  /** Checks all entries after entry `after`, and returns them as rows. */
  rows(hash: ChainHash, table: string, after: number, entries: readonly StoredEntry[]): Row[] {
    return this.page(hash, table, { after, most: undefined }, entries);
  }

  /** The same for at most `most` entries: after a full page there may be more. */
  page(
    hash: ChainHash,
    table: string,
    { after, most = Number.POSITIVE_INFINITY }: { after: number; most: number | undefined },
    entries: readonly StoredEntry[],
  ): Row[] {
    const last = entries.at(-1);
    if (last === undefined) return [];
    checkChain(hash, table, entries, { seq: after, digest: this.at(table, after) });
    for (const { seq, digest } of after === 0 ? [] : entries) {
      const known = this.at(table, seq);
      if (known !== undefined && known !== (digest ?? NO_DIGEST)) {
        throw new DamagedTableError(table, seq, `entry ${seq} is not the one that was there before`);
      }
    }
    const rows = entries.map((entry) => asRow(table, entry));
    if (entries.length < most) this.note(table, last.seq, rows.at(-1)?.digest);
    return rows;
  }
}

function asRow(table: string, stored: StoredEntry): Row {
  const { seq, at, key, body, digest } = asText(table, stored);
  return {
    seq,
    at,
    ...(key === null || key === undefined ? {} : { key }),
    body: parsed(table, seq, body),
    ...(digest === null || digest === undefined || digest === NO_DIGEST ? {} : { digest }),
  };
}

function parsed(table: string, seq: number, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new DamagedTableError(table, seq, `entry ${seq} was changed: it is not valid JSON`);
  }
}
