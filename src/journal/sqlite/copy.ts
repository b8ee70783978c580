import { closeSync, fsyncSync, openSync, readSync, rmSync } from 'node:fs';
import Database from 'libsql';
import type { ArchiveItem, StoreInspection } from '../archive.ts';
import { JournalError } from '../journal.ts';
import { SIDE_TABLES, type SideTableRows } from '../side-tables.ts';
import { APPLICATION_ID } from './files.ts';
import { allOfFile, inFileSnapshot, inspectFile } from './inspect.ts';
import { reasonInWords } from './obstacle.ts';
import { asBytes, wholeRows } from './text.ts';

/** The first bytes of every SQLite file. */
const MAGIC = 'SQLite format 3\0';

/** Copies a file in one consistent state while others go on writing: `VACUUM INTO`, then fsync. */
export function copyFile(database: Database.Database, file: string): void {
  // It will contain the seeds of running games.
  closeSync(openSync(file, 'wx', 0o600));
  try {
    database.exec(`VACUUM INTO '${file.replaceAll("'", "''")}'`);
    const written = openSync(file, 'r+');
    fsyncSync(written);
    closeSync(written);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

/** Whether a file is a SQLite file, as `copyFile` makes. */
export function isSqliteFile(file: string): boolean {
  const opened = openSync(file, 'r');
  try {
    const first = Buffer.alloc(MAGIC.length);
    readSync(opened, first, 0, MAGIC.length, 0);
    return first.toString('latin1') === MAGIC;
  } finally {
    closeSync(opened);
  }
}

/** A copy opened for reading only. */
export interface SqliteCopy {
  readAll(): AsyncIterable<ArchiveItem>;
  inspect(): StoreInspection;
  /** Bans, reports and other data not in an export; rows with invalid text are left out. */
  sideTables(): SideTableRows[];
  /** What SQLite finds wrong with the file itself, as words for a sentence. */
  fault(): string | undefined;
  close(): void;
}

/** Opens a copy, or throws a JournalError if it is not one of ours. */
export function openCopy(file: string): SqliteCopy {
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { readonly: true });
    const application = (database.prepare('PRAGMA application_id').raw(true).get() as [number])[0];
    if (application !== APPLICATION_ID) throw new Error('it belongs to another program');
  } catch (error) {
    database?.close();
    throw new JournalError(
      'damaged',
      `${file} is not a usable backup: ${reasonInWords(error)}; nothing was restored.`,
      error,
    );
  }
  return copyOf(database);
}

function copyOf(database: Database.Database): SqliteCopy {
  return {
    readAll: () => inFileSnapshot(database, () => allOfFile(database)),
    inspect: () => inspectFile(database),
    sideTables: () => SIDE_TABLES.flatMap((table) => rowsOfSideTable(database, table)),
    fault() {
      try {
        const [found] = database.prepare('PRAGMA quick_check(1)').raw(true).get() as [string];
        return found === 'ok' ? undefined : reasonInWords(new Error(found));
      } catch (error) {
        return reasonInWords(error);
      }
    },
    close: () => database.close(),
  };
}

/** The rows of such a table; empty if the copy is of an earlier version without it. */
function rowsOfSideTable(database: Database.Database, table: SideTableRows['table']): SideTableRows[] {
  const columns = database.prepare(`PRAGMA table_info(${table})`).all() as { name: string; type: string }[];
  if (columns.length === 0) return [];
  const selected = columns.map(({ name, type }) =>
    type === 'TEXT' ? asBytes(name) : `CAST(${name} AS INTEGER) AS ${name}`,
  );
  const rows = database.prepare(`SELECT ${selected.join(', ')} FROM ${table}`).all();
  return [{ table, columns: columns.map(({ name }) => name), rows: wholeRows<SideTableRows['rows'][number]>(rows) }];
}
