import { closeSync, fsyncSync, openSync, readSync, rmSync } from 'node:fs';
import Database from 'libsql';
import type { ArchiveItem, StoreInspection } from '../archive.ts';
import { JournalError } from '../journal.ts';
import { APPLICATION_ID } from './file.ts';
import { allOfFile, inFileSnapshot, inspectFile } from './inspect.ts';

/** The first bytes of every SQLite file. */
const MAGIC = 'SQLite format 3\0';

/** Copies a file as it is at one moment, while others go on writing: `VACUUM INTO`, and then to the disk. */
export function copyFile(database: Database.Database, file: string): void {
  // It will hold the seeds of running games.
  closeSync(openSync(file, 'wx', 0o600));
  try {
    database.exec(`VACUUM INTO '${file.replaceAll("'", "''")}'`);
    const written = openSync(file, 'r+');
    fsyncSync(written);
    closeSync(written);
  } catch (cause) {
    rmSync(file, { force: true });
    throw cause;
  }
}

/** Whether a file is one of SQLite's, and so a copy that `copyFile` has made. */
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

/** A copy that is only read. */
export interface SqliteCopy {
  readAll(): AsyncIterable<ArchiveItem>;
  inspect(): StoreInspection;
  close(): void;
}

/** Opens a copy, or throws a JournalError where it is none of ours. */
export function openCopy(file: string): SqliteCopy {
  const database = new Database(file, { readonly: true });
  try {
    const application = (database.prepare('PRAGMA application_id').raw(true).get() as [number])[0];
    if (application !== APPLICATION_ID) throw new Error('it belongs to another program');
  } catch (cause) {
    database.close();
    throw new JournalError('damaged', `${file} is no backup that can be used: ${(cause as Error).message}.`, cause);
  }
  return {
    readAll: () => inFileSnapshot(database, () => allOfFile(database)),
    inspect: () => inspectFile(database),
    close: () => database.close(),
  };
}
