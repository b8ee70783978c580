import type { Archive, StoreLook } from './archive.ts';
import type { SharedJournal } from './journal.ts';
import type { ConnectRetry } from './postgres/pool.ts';
import { sqliteArchive } from './sqlite/archive.ts';
import type { Warn } from './sqlite/file.ts';
import { sqliteJournal } from './sqlite/journal.ts';
import { sqliteLook } from './sqlite/store-look.ts';

/** Where a house stores its data: in PostgreSQL if `databaseUrl` is set, else in a file in `dataDir`. */
export interface StoreLocation {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/** Opens the journal of a house, or throws a JournalError. */
export async function openJournal(
  { dataDir, databaseUrl }: StoreLocation,
  { warn, ...wait }: ConnectRetry & { warn?: Warn } = {},
): Promise<SharedJournal> {
  if (databaseUrl === undefined) return sqliteJournal(dataDir, warn);
  // Imported lazily: a server with a SQLite file starts faster without it.
  const { postgresJournal } = await import('./postgres/journal.ts');
  return postgresJournal(databaseUrl, wait);
}

/** Opens the store of a house for export, import or pruning, or throws a JournalError. */
export async function openArchive({ dataDir, databaseUrl }: StoreLocation): Promise<Archive> {
  if (databaseUrl === undefined) return sqliteArchive(dataDir);
  const { postgresArchive } = await import('./postgres/archive.ts');
  return postgresArchive(databaseUrl);
}

/** Opens the store of a house only to look at it, or throws a JournalError. */
export async function openLook(place: StoreLocation): Promise<StoreLook> {
  return place.databaseUrl === undefined ? sqliteLook(place.dataDir) : { ...(await openArchive(place)), damage: [] };
}
