import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { StoredEntry } from './chain.ts';
import { JournalError, type TableHead } from './journal.ts';

export const ARCHIVE_FORMAT = 'undercroft-export/2';
/** Without digests and without a checksum. */
const OLDER_FORMAT = 'undercroft-export/1';

const place = z.int().check(z.gte(1));

/** One thing a store keeps, as a line of an archive. A table comes before its entries, and they come in order. */
const archiveItem = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pack'), digest: z.string(), body: z.string() }),
  z.strictObject({ kind: z.literal('finish'), person: z.string(), game: z.string(), at: z.number() }),
  /** `head` is the number of its entries. */
  z.strictObject({ kind: z.literal('table'), code: z.string(), head: z.int().check(z.gte(0)), over: z.boolean() }),
  z.strictObject({
    kind: z.literal('entry'),
    table: z.string(),
    seq: place,
    at: z.number(),
    key: z.optional(z.string()),
    body: z.unknown(),
    digest: z.optional(z.string()),
  }),
]);
export type ArchiveItem = z.infer<typeof archiveItem>;
export type ArchivedTable = Extract<ArchiveItem, { kind: 'table' }>;
export type ArchivedEntry = Extract<ArchiveItem, { kind: 'entry' }>;

/** How much an archive has of each. */
export type Counts = Record<ArchiveItem['kind'], number>;

/** A store that can be exported, imported into and pruned. */
export interface Archive {
  /** Everything in one consistent snapshot; others may go on writing. */
  readAll(): AsyncIterable<ArchiveItem>;
  /** Imports into a store without tables: all or nothing. */
  writeAll(all: AsyncIterable<ArchiveItem>): Promise<void>;
  /** The tables whose last entry is older than that, finished or not. */
  untouched(before: number): AsyncIterable<OldTable>;
  /** Deletes tables, each only if nothing was written since it was found; returns the codes of those deleted. */
  remove(tables: readonly TableHead[]): Promise<string[]>;
  /** Looks at everything, in one consistent snapshot; others may go on writing. */
  inspect(): StoreInspection;
  /** Copies the whole store to a new file while others go on writing, by the store's own means; undefined where it has none. */
  copyTo?(file: string): void;
  close(): Promise<void>;
}

/** What is looked at when a store is checked: all as it is stored. */
export interface StoreInspection {
  /** What the store itself finds wrong, and entries that belong to no table; each the rest of a sentence. */
  faults(): Promise<string[]>;
  /** How many tables and campaigns there are. */
  count(): Promise<number>;
  tables(): AsyncIterable<StoredTable>;
  packs(): Promise<{ digest: string; body: string }[]>;
}

/** A table or campaign with its entries as they are stored. */
export interface StoredTable {
  code: string;
  /** The number of its last entry, where the store keeps it apart from the entries. */
  head: number;
  over: boolean;
  entries: StoredEntry[];
}

/** A table that nobody has touched for some time, and its first entry. */
export interface OldTable extends TableHead {
  over: boolean;
  first: unknown;
}

/** A table and its entries as items of an archive; throws a JournalError where an entry is no JSON. */
export function* itemsOf({ code, head, over, entries }: StoredTable): Generator<ArchiveItem> {
  yield { kind: 'table', code, head, over };
  for (const { seq, at, key, body, digest } of entries) {
    yield {
      kind: 'entry',
      table: code,
      seq,
      at,
      ...(typeof key === 'string' ? { key } : {}),
      body: parsedBody(code, seq, body),
      ...(typeof digest === 'string' ? { digest } : {}),
    };
  }
}

function parsedBody(code: string, seq: number, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new JournalError('damaged', `Table ${code} cannot be exported: its entry ${seq} is damaged.`, cause);
  }
}

/** An archive as lines of JSON; the last has the counts and a checksum of all before, so that a changed file is noticed. */
export async function* toLines(all: AsyncIterable<ArchiveItem>, counts = noCounts()): AsyncGenerator<string> {
  const checksum = createHash('sha256');
  const line = (content: object): string => {
    const text = JSON.stringify(content);
    checksum.update(`${text}\n`);
    return text;
  };
  yield line({ format: ARCHIVE_FORMAT });
  for await (const one of all) {
    counts[one.kind] += 1;
    yield line(one);
  }
  yield JSON.stringify({ kind: 'end', ...counts, sha256: checksum.digest('hex') });
}

/** Reads lines of JSON back; throws a JournalError where they are no whole archive. */
export async function* fromLines(lines: AsyncIterable<string>, counts = noCounts()): AsyncGenerator<ArchiveItem> {
  let number = 0;
  let table: ArchivedTable | undefined;
  let seq = 0;
  let end: string | undefined;
  let isOlder = false;
  const checksum = createHash('sha256');
  for await (const line of lines) {
    number += 1;
    const raw = parse(line, number);
    if (number === 1) {
      isOlder = raw.format === OLDER_FORMAT;
      if (raw.format !== ARCHIVE_FORMAT && !isOlder) {
        throw damaged(1, `it does not begin with the format ${ARCHIVE_FORMAT}`);
      }
      checksum.update(`${line}\n`);
      continue;
    }
    if (end !== undefined) throw damaged(number, 'it goes on after its end');
    if (raw.kind === 'end') {
      end = line;
      continue;
    }
    checksum.update(`${line}\n`);
    const read = archiveItem.safeParse(raw);
    if (!read.success) throw damaged(number, z.prettifyError(read.error).split('\n')[0]);
    const one = read.data;
    // Gaps of a damaged table stay as they are: the checksum tells whether this file lost something.
    const follows =
      one.kind !== 'entry' || (one.table === table?.code && (isOlder ? one.seq === seq + 1 : one.seq > seq));
    if (!follows || (isOlder && one.kind !== 'entry' && seq !== (table?.head ?? 0))) {
      throw damaged(number, 'entries of a table are missing');
    }
    if (one.kind === 'table') [table, seq] = [one, 0];
    if (one.kind === 'entry') seq = one.seq;
    counts[one.kind] += 1;
    yield one;
  }
  if (end === undefined || (isOlder && seq !== (table?.head ?? 0))) throw damaged(number, 'it is truncated');
  const sha256 = checksum.digest('hex');
  const wanted = { kind: 'end', ...counts, ...(isOlder ? {} : { sha256 }) };
  if (end !== JSON.stringify(wanted)) throw damaged(number, 'it was changed: its checksum does not fit');
}

export function noCounts(): Counts {
  return { pack: 0, finish: 0, table: 0, entry: 0 };
}

/** The error for an import into a store that has tables. */
export function notEmpty(where: string): JournalError {
  return new JournalError('not-empty', `${where} has tables already: an import goes only into a store without any.`);
}

function parse(line: string, number: number): Record<string, unknown> {
  try {
    const raw: unknown = JSON.parse(line);
    if (typeof raw === 'object' && raw !== null) return raw as Record<string, unknown>;
  } catch {
    // Thrown below.
  }
  throw damaged(number, 'it is no JSON object');
}

function damaged(line: number, what: string): JournalError {
  return new JournalError('damaged', `The archive cannot be used: line ${line}: ${what}; nothing was imported.`);
}
