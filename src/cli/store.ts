import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Archive, StoreLook } from '../journal/archive.ts';
import type { Counts } from '../journal/archive-lines.ts';
import { JournalError } from '../journal/journal.ts';
import { openArchive, openLook } from '../journal/open.ts';
import { FILE_NAME } from '../journal/sqlite/file.ts';
import { type Config, readConfig } from '../server/config.ts';
import { type CommandOption, fail, type Given, misuse, valueFor } from './command.ts';

/** The options that say which store a command works on. */
export const STORE_OPTIONS: Readonly<Record<string, CommandOption>> = {
  'data-dir': { takes: 'FOLDER', help: 'where tables are kept (data); DATABASE_URL names a PostgreSQL instead' },
};

/** Runs a command on a store; a problem with the store is reported in a sentence. */
export async function withArchive(
  given: Given,
  { mustExist }: { mustExist: boolean },
  task: (archive: Archive, config: Config) => Promise<number>,
): Promise<number> {
  return withStore(given, { mustExist, open: openArchive }, task);
}

/** Runs a command that only looks at a store, which stays as it is. */
export async function withLook(given: Given, task: (look: StoreLook) => Promise<number>): Promise<number> {
  return withStore(given, { mustExist: true, open: openLook }, task);
}

async function withStore<Store extends { close(): Promise<void> }>(
  given: Given,
  { mustExist, open }: { mustExist: boolean; open: (config: Config) => Promise<Store> },
  task: (store: Store, config: Config) => Promise<number>,
): Promise<number> {
  const read = readConfig({ ...process.env, DATA_DIR: valueFor(given, 'data-dir') ?? process.env.DATA_DIR });
  if (read.kind === 'unsound') return misuse(read.sentence);
  const { dataDir, databaseUrl } = read.config;
  if (mustExist && databaseUrl === undefined && !existsSync(join(dataDir, FILE_NAME))) {
    return fail(`There are no tables in ${dataDir}.`);
  }
  let store: Store | undefined;
  try {
    store = await open(read.config);
    return await task(store, read.config);
  } catch (error) {
    if (error instanceof JournalError) return fail(error.message);
    throw error;
  } finally {
    await store?.close();
  }
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
