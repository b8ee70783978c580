import type { Archive, StoreLook } from '../journal/archive.ts';
import type { Counts } from '../journal/archive-lines.ts';
import { JournalError } from '../journal/journal.ts';
import { openArchive, openLook, storeName } from '../journal/open.ts';
import { type Config, readConfig } from '../server/config.ts';
import { type CommandOption, fail, type Given, misuse, valueFor } from './command.ts';

/** The options that select the store of a command. */
export const STORE_OPTIONS: Readonly<Record<string, CommandOption>> = {
  'data-dir': { takes: 'FOLDER', help: 'the data folder (data); DATABASE_URL names a PostgreSQL instead' },
};

/** Data that only a backup of a SQLite store contains. */
export const NOT_IN_EXPORTS = 'bans, reports, turn notices, the server’s keys, and the list of open tables';

/** The store a command works on. */
export interface StoreInUse {
  config: Config;
  /** Words for use in a sentence. */
  name: string;
}

/** Runs a command on a store; a problem with the store is reported in a sentence. */
export async function withArchive(
  given: Given,
  { mustExist }: { mustExist: boolean },
  task: (archive: Archive, store: StoreInUse) => Promise<number>,
): Promise<number> {
  return withStore(given, (config) => openArchive(config, { mustExist, alone: !mustExist }), task);
}

/** Runs a command that only reads a store, and leaves it unchanged. */
export async function withLook(
  given: Given,
  task: (look: StoreLook, store: StoreInUse) => Promise<number>,
): Promise<number> {
  return withStore(given, openLook, task);
}

async function withStore<Store extends { close(): Promise<void> }>(
  given: Given,
  open: (config: Config) => Promise<Store>,
  task: (store: Store, inUse: StoreInUse) => Promise<number>,
): Promise<number> {
  const folder = valueFor(given, 'data-dir');
  const read = readConfig({ ...process.env, DATA_DIR: folder ?? process.env.DATA_DIR });
  if (read.kind === 'invalid') return misuse(read.sentence);
  const name = storeName(read.config);
  if (folder !== undefined && read.config.databaseUrl !== undefined) {
    return misuse(
      `--data-dir and DATABASE_URL name two stores: leave out --data-dir for ${name}, or for ${folder} run env -u DATABASE_URL undercroft ...`,
    );
  }
  let store: Store | undefined;
  try {
    store = await open(read.config);
    return await task(store, { config: read.config, name });
  } catch (error) {
    if (error instanceof JournalError) return fail(error.message);
    if (isOfStore(error)) return fail(`${name} cannot be used: ${error.message}.`.replace(/^t/, 'T'));
    throw error;
  } finally {
    await store?.close();
  }
}

/** Whether an error comes from SQLite, PostgreSQL or the system, and not from us: theirs have these fields. */
function isOfStore(error: unknown): error is Error {
  return error instanceof Error && ['rawCode', 'severity', 'syscall'].some((field) => field in error);
}

/** `1 table`, `12 tables` */
export function some(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `12 tables and campaigns with 340 entries, and 5 packs` */
export function countsInWords({ table, entry, pack }: Pick<Counts, 'table' | 'entry' | 'pack'>): string {
  const entries = some(entry, 'entry', 'entries');
  return `${some(table, 'table or campaign', 'tables and campaigns')} with ${entries}, and ${some(pack, 'pack', 'packs')}`;
}
