import { type ArchivedEntry, storedBody } from '../archive.ts';
import { LOST_DIGEST, legible, type StoredText } from '../chain.ts';

const MAX_INTEGER = 2 ** 31 - 1;
const MAX_BIGINT = Number.MAX_SAFE_INTEGER;

/** A text that PostgreSQL can store: NUL and invalid UTF-8 become replacement characters. */
export function fitting(text: StoredText): string {
  return legible(text).replaceAll('\0', '\uFFFD');
}

/** A row of `entries`. */
interface EntryRow {
  table: string;
  seq: number;
  at: number;
  key: string | undefined;
  body: string;
  digest: string | undefined;
}

/**
 * An entry that PostgreSQL can store; one that it cannot store unchanged counts as lost, and its table stays stopped.
 */
export function fittingEntry(entry: ArchivedEntry): EntryRow {
  const body = storedBody(entry);
  const row: EntryRow = {
    table: fitting(entry.table),
    seq: fittingSeq(entry.seq),
    at: within(entry.at, MAX_BIGINT),
    key: entry.key === undefined ? undefined : fitting(entry.key),
    body: fitting(body),
    digest: entry.digest === undefined ? undefined : fitting(entry.digest),
  };
  const isSame =
    row.seq === entry.seq &&
    row.at === entry.at &&
    row.key === entry.key &&
    row.body === body &&
    row.digest === entry.digest;
  return isSame ? row : { ...row, digest: LOST_DIGEST };
}

/** A number of an entry that fits the column. */
export function fittingSeq(seq: number): number {
  return within(seq, MAX_INTEGER);
}

function within(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}
