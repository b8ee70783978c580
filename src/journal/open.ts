import type { Archive, ArchiveOpening, StoreLook } from './archive.ts';
import type { SharedJournal } from './journal.ts';
import { type ConnectRetry, databaseName } from './postgres/pool.ts';
import { sqliteArchive } from './sqlite/archive.ts';
import type { Warn } from './sqlite/file.ts';
import { sqliteJournal } from './sqlite/journal.ts';
import { requireFile, sqliteLook } from './sqlite/store-look.ts';

/** Where a server stores its data: in PostgreSQL if `databaseUrl` is set, otherwise in a file in `dataDir`. */
export interface StoreLocation {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/** Opens the journal of a server, or throws a JournalError. */
export async function openJournal(
  { dataDir, databaseUrl }: StoreLocation,
  { warn, ...wait }: ConnectRetry & { warn?: Warn } = {},
): Promise<SharedJournal> {
  if (databaseUrl === undefined) return sqliteJournal(dataDir, warn);
  // Imported lazily: a server with a SQLite file starts faster without it.
  const { postgresJournal } = await import('./postgres/journal.ts');
  return postgresJournal(databaseUrl, wait);
}

/** Opens a store for import or pruning, creating it unless it must exist, or throws a JournalError. */
export async function openArchive(
  { dataDir, databaseUrl }: StoreLocation,
  { mustExist = false, alone = false }: ArchiveOpening = {},
): Promise<Archive> {
  if (databaseUrl === undefined) {
    if (mustExist) requireFile(dataDir);
    return sqliteArchive(dataDir, { alone });
  }
  const { postgresArchive } = await import('./postgres/archive.ts');
  return postgresArchive(databaseUrl, { mustExist, alone });
}

/** Opens a store read-only, or throws a JournalError. */
export async function openLook({ dataDir, databaseUrl }: StoreLocation): Promise<StoreLook> {
  if (databaseUrl === undefined) return sqliteLook(dataDir);
  const { postgresLook } = await import('./postgres/archive.ts');
  return postgresLook(databaseUrl);
}

/** The name of the store for use in a sentence, without a password. */
export function storeName({ dataDir, databaseUrl }: StoreLocation): string {
  return databaseUrl === undefined ? dataDir : `the ${databaseName(databaseUrl)}`;
}
