import type { Archive } from './archive.ts';
import type { SharedJournal } from './journal.ts';
import type { PostgresWait } from './postgres-pool.ts';
import { sqliteJournal } from './sqlite.ts';
import { sqliteArchive } from './sqlite-archive.ts';

/** Where a house keeps what lasts: in a PostgreSQL where one is named, else in a file in a folder. */
export interface Place {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/** Opens the journal of a house, or throws a JournalError. */
export async function openJournal({ dataDir, databaseUrl }: Place, wait?: PostgresWait): Promise<SharedJournal> {
  if (databaseUrl === undefined) return sqliteJournal(dataDir);
  // Loaded only here: a house with its data beside it starts faster without.
  const { postgresJournal } = await import('./postgres.ts');
  return postgresJournal(databaseUrl, wait);
}

/** Opens the store of a house to take everything out or put everything in, or throws a JournalError. */
export async function openArchive({ dataDir, databaseUrl }: Place): Promise<Archive> {
  if (databaseUrl === undefined) return sqliteArchive(dataDir);
  const { postgresArchive } = await import('./postgres-archive.ts');
  return postgresArchive(databaseUrl);
}
