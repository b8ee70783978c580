import * as z from 'zod/mini';
import { JournalError, type TableHead } from './journal.ts';

export const ARCHIVE_FORMAT = 'undercroft-export/1';

const place = z.int().check(z.gte(1));

/** One thing a store keeps, as a line of an archive. A table comes before its entries, and they come in order. */
const archiveItem = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pack'), digest: z.string(), body: z.string() }),
  z.strictObject({ kind: z.literal('finish'), person: z.string(), game: z.string(), at: z.number() }),
  /** `head` is the number of its entries. */
  z.strictObject({ kind: z.literal('table'), code: z.string(), head: place, over: z.boolean() }),
  z.strictObject({
    kind: z.literal('entry'),
    table: z.string(),
    seq: place,
    at: z.number(),
    key: z.optional(z.string()),
    body: z.unknown(),
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
  close(): Promise<void>;
}

/** A table that nobody has touched for some time, and its first entry. */
export interface OldTable extends TableHead {
  over: boolean;
  first: unknown;
}

/** An archive as lines of JSON; the last line has the counts, so that a truncated file is noticed. */
export async function* toLines(all: AsyncIterable<ArchiveItem>, counts = noCounts()): AsyncGenerator<string> {
  yield JSON.stringify({ format: ARCHIVE_FORMAT });
  for await (const one of all) {
    counts[one.kind] += 1;
    yield JSON.stringify(one);
  }
  yield JSON.stringify({ kind: 'end', ...counts });
}

/** Reads lines of JSON back; throws a JournalError where they are no whole archive. */
export async function* fromLines(lines: AsyncIterable<string>, counts = noCounts()): AsyncGenerator<ArchiveItem> {
  let number = 0;
  let table: ArchivedTable | undefined;
  let seq = 0;
  let end: string | undefined;
  for await (const line of lines) {
    number += 1;
    const raw = parse(line, number);
    if (number === 1) {
      if (raw.format !== ARCHIVE_FORMAT) throw damaged(1, `it does not begin with the format ${ARCHIVE_FORMAT}`);
      continue;
    }
    if (end !== undefined) throw damaged(number, 'it goes on after its end');
    if (raw.kind === 'end') {
      end = line;
      continue;
    }
    const read = archiveItem.safeParse(raw);
    if (!read.success) throw damaged(number, z.prettifyError(read.error).split('\n')[0]);
    const one = read.data;
    if (one.kind === 'entry' ? one.table !== table?.code || one.seq !== seq + 1 : seq !== (table?.head ?? 0)) {
      throw damaged(number, 'entries of a table are missing');
    }
    if (one.kind === 'table') [table, seq] = [one, 0];
    if (one.kind === 'entry') seq = one.seq;
    counts[one.kind] += 1;
    yield one;
  }
  const isWhole = seq === (table?.head ?? 0) && end === JSON.stringify({ kind: 'end', ...counts });
  if (!isWhole) throw damaged(number, 'it is truncated');
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
