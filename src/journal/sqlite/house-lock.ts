import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { JournalError } from '../journal.ts';
import { makeFile } from './files.ts';

/**
 * An empty file whose locks show whether a server has the data folder open: the system drops them when a process ends
 * in any way.
 */
const LOCK_NAME = 'undercroft.lock';
/** How long a start waits for a restore, and a restore for a command that has the folder open briefly. */
const WAIT_MS = 2000;
const BUSY = 5;

/**
 * Locks a data folder as one of its users, or (`alone`) for replacing its content; throws a JournalError if that is not
 * possible. Uses SQLite's own locks, on a separate file, because they work on every system.
 */
export function lockHouse(folder: string, { alone }: { alone: boolean }): () => void {
  const path = join(folder, LOCK_NAME);
  const isNew = !existsSync(path);
  makeFile(path);
  const lock = new Database(path);
  try {
    lock.pragma(`busy_timeout = ${WAIT_MS}`);
    // Nothing is ever written to it, so it needs no journal.
    lock.pragma('journal_mode = MEMORY');
    lock.exec(alone ? 'BEGIN EXCLUSIVE' : 'BEGIN');
    lock.prepare('SELECT count(*) FROM sqlite_master').get();
  } catch (error) {
    lock.close();
    if (isNew) rmSync(path, { force: true });
    if ((error as { rawCode?: number }).rawCode !== BUSY) throw error;
    throw new JournalError('in-use', sentence(folder, alone), error);
  }
  return () => {
    // Closing alone is not enough: libsql closes a file only when its last statement is gone.
    if (!lock.open) return;
    if (lock.inTransaction) lock.exec('ROLLBACK');
    lock.close();
  };
}

function sentence(folder: string, alone: boolean): string {
  return alone
    ? `A server is using ${folder}: stop it, and try again. Nothing was changed.`
    : `A restore or import into ${folder} is running: start again when it is done. Nothing was changed.`;
}
