import * as z from 'zod/mini';
import { isWithoutDigest, LOST_DIGEST, type StoredEntry, type StoredText } from './chain.ts';
import { damageOf, damageOfPack } from './check.ts';
import { JournalError, type SharedJournal, type TableHead } from './journal.ts';
import type { SideTableRows } from './side-tables.ts';

/** A text that may be damaged: invalid UTF-8 is written as base64. */
const text = z.union([
  z.string(),
  z.pipe(
    z.strictObject({ base64: z.base64() }),
    z.transform(({ base64 }): Uint8Array => new Uint8Array(Buffer.from(base64, 'base64'))),
  ),
]);
/** A damaged entry may have any number. */
const whole = z.number().check(z.refine(Number.isInteger));

/**
 * One item of a store, as a line of an archive. A table comes before its entries, and those are in order. Damaged items
 * are kept as they are, with a note on the damage (`damage`).
 */
export const archiveItem = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pack'), digest: text, body: text, damage: z.optional(z.string()) }),
  z.strictObject({ kind: z.literal('finish'), person: text, game: text, at: z.number() }),
  z.strictObject({
    kind: z.literal('table'),
    code: text,
    /** The number of its last entry. */
    head: whole,
    over: z.boolean(),
    /** There are entries of it, but the table itself is missing from its store. */
    isStray: z.optional(z.literal(true)),
    damage: z.optional(z.string()),
  }),
  z.strictObject({
    kind: z.literal('entry'),
    table: text,
    seq: whole,
    at: z.number(),
    key: z.optional(text),
    body: z.optional(z.unknown()),
    /** Instead of `body`, if that is not the JSON that was written. */
    text: z.optional(text),
    digest: z.optional(text),
  }),
]);
export type ArchiveItem = z.infer<typeof archiveItem>;
export type ArchivedTable = Extract<ArchiveItem, { kind: 'table' }>;
export type ArchivedEntry = Extract<ArchiveItem, { kind: 'entry' }>;

/** A store that can be exported, imported into and pruned. */
export interface Archive {
  /** Everything in one consistent snapshot; others may go on writing. */
  readAll(): AsyncIterable<ArchiveItem>;
  /** Imports into a store without tables: all or nothing. */
  writeAll(all: AsyncIterable<ArchiveItem>, sideTables?: readonly SideTableRows[]): Promise<void>;
  /** The tables whose last entry is older than a time, finished or not. */
  untouched(before: number): AsyncIterable<OldTable>;
  /** Deletes tables, each only if nothing was written since it was found; returns the codes of those deleted. */
  remove(tables: readonly TableHead[]): Promise<string[]>;
  /** Checks everything in one consistent snapshot; others may go on writing. */
  inspect(): StoreInspection;
  /**
   * Copies the whole store to a new file while others go on writing, with the store's own mechanism; undefined if it
   * has none.
   */
  copyTo?(file: string): void;
  close(): Promise<void>;
}

/** How a store is opened. */
export interface ArchiveOpening {
  mustExist?: boolean;
  /** Fails if a server has it open: for imports. */
  alone?: boolean;
}

/** A store opened for reading only; it is neither changed nor created. */
export interface StoreLook extends Pick<Archive, 'readAll' | 'inspect' | 'copyTo' | 'untouched' | 'close'> {
  /** Damage found on opening, one sentence each. */
  damage: readonly string[];
  /** The number of reports older than a time. */
  reportsBefore(time: number): Promise<number>;
  /** Connects to the processes that have the store open. */
  nodes(): Promise<StoreNodes>;
}

/** The processes that have a store open, as far as they respond. */
export type StoreNodes = Pick<SharedJournal, 'subscribe' | 'broadcast' | 'others' | 'close'>;

/** The parts of a store that a check reads, in stored form. */
export interface StoreInspection {
  /** Faults found by the store itself, and entries without a table; each the rest of a sentence. */
  faults(): Promise<string[]>;
  /** Tables that are gone with all their entries; each a sentence. */
  lost(): Promise<string[]>;
  /** How many tables and campaigns there are. */
  count(): Promise<number>;
  tables(): AsyncIterable<StoredTable>;
  packs(): Promise<StoredPack[]>;
}

/** A pack as it is stored. */
export interface StoredPack {
  digest: StoredText;
  body: StoredText;
}

/** A table or campaign with its entries in stored form. */
export interface StoredTable {
  code: StoredText;
  /** The number of its last entry, if the store keeps it separately. */
  head: number;
  over: boolean;
  /** There are entries of it, but the table itself is missing. */
  isStray?: boolean;
  entries: StoredEntry[];
}

/** A table without recent entries, and its first entry. */
export interface OldTable extends TableHead {
  over: boolean;
  first: unknown;
}

/** An old table from the text of its first entry; undefined if that is damaged: such a table must not be removed. */
export function oldTable(table: Omit<OldTable, 'first'>, first: string): OldTable[] {
  try {
    return [{ ...table, first: JSON.parse(first) }];
  } catch {
    return [];
  }
}

/** A table and its entries as items of an archive; a damaged one unchanged. */
export function* itemsOf(table: StoredTable): Generator<ArchiveItem> {
  const { code, head, over, isStray, entries } = table;
  const damage = damageOf(table);
  yield { kind: 'table', code, head, over, ...(isStray && { isStray }), ...(damage !== undefined && { damage }) };
  for (const { seq, at, key, body, digest } of entries) {
    yield {
      kind: 'entry',
      table: code,
      seq,
      at,
      ...(key === null || key === undefined ? {} : { key }),
      ...bodyOf(body),
      // A removed digest stays missing, and its table stopped.
      ...(isWithoutDigest(digest) ? {} : { digest: digest ?? LOST_DIGEST }),
    };
  }
}

/** As JSON, if that represents exactly what is stored. */
function bodyOf(stored: StoredText): Pick<ArchivedEntry, 'body' | 'text'> {
  try {
    const body: unknown = typeof stored === 'string' ? JSON.parse(stored) : undefined;
    return JSON.stringify(body) === stored ? { body } : { text: stored };
  } catch {
    return { text: stored };
  }
}

/** A pack as an item of an archive; a damaged one unchanged. */
export function packItem(pack: StoredPack): ArchiveItem {
  const damage = damageOfPack(pack);
  return { kind: 'pack', ...pack, ...(damage !== undefined && { damage }) };
}

/** The body of an entry in stored form. */
export function storedBody(entry: ArchivedEntry): StoredText {
  return entry.text ?? JSON.stringify(entry.body);
}

/**
 * The items of an archive in stored form. A chain does not show that its last entries are missing, nor that a table is:
 * one extra entry, which fits no chain, marks the loss, so that such a table stays stopped.
 */
export async function* withLosses(all: AsyncIterable<ArchiveItem>): AsyncGenerator<ArchiveItem> {
  let table: ArchivedTable | undefined;
  let last: number | undefined;
  let isLost = false;
  for await (const one of all) {
    if (one.kind === 'entry') {
      // A damaged number may occur twice: a store has room for one.
      const isDouble = last !== undefined && one.seq <= last;
      isLost ||= isDouble;
      if (isDouble) continue;
      last = one.seq;
    } else {
      yield* lossOf(table, last, isLost);
      [table, last, isLost] = [one.kind === 'table' ? one : undefined, undefined, false];
    }
    yield one;
  }
  yield* lossOf(table, last, isLost);
}

function lossOf(table: ArchivedTable | undefined, last = 0, isLost: boolean): ArchiveItem[] {
  if (table === undefined || (table.head === last && table.isStray === undefined && !isLost)) return [];
  const seq = Math.max(table.head, last + 1);
  return [{ kind: 'entry', table: table.code, seq, at: 0, body: null, digest: LOST_DIGEST }];
}

/** The error for an import into a store that has tables. */
export function notEmpty(where: string): JournalError {
  return new JournalError('not-empty', `${where} already has tables: import only into an empty store.`);
}
