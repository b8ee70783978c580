import { copyFileSync, openSync, readSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'libsql';
import { copyFile } from './copy.ts';
import { FILE_NAME } from './file-name.ts';
import { keptName, removeOldest } from './kept.ts';
import { isOfTheWorld } from './obstacle.ts';
import { withDescriptor } from './open-files.ts';

const PAGE_BYTES = 4096;
/** Fields of the header that only SQLite changes: its counter of changes, the version of the schema, whose file it is. */
const HEADER_FIELDS = [24, 40, 68] as const;
const HEADER_BYTES = 100;
/** How long to wait before a file that looks wrong is read again: another process may be writing that page. */
const SECOND_LOOK_MS = 20;

/** Watches the file that a journal has open. */
export interface FileGuard {
  /** A sentence once the file is not the one that was opened, or not what SQLite wrote; the journal must stop then. */
  check(): string | undefined;
}

/**
 * Notices that the file of an open journal was moved, deleted, or written over. SQLite would go on with what it has in
 * memory and with the file it has open, and whatever is answered then is gone after a restart. What is known of the file
 * as it is on the disk: its header, and the mark that changes whenever entries are sorted (`house_marks`).
 */
export function guardFile(folder: string, path: string, database: Database.Database): FileGuard {
  // Open as long as the process runs: closed, it would take SQLite's locks with it.
  const descriptor = openSync(path, 'r');
  const headerNow = database.prepare('SELECT substr(data, 1, ?) AS data FROM sqlite_dbpage WHERE pgno = 1').raw(true);
  const markNow = database.prepare(`SELECT CAST(value AS TEXT) FROM house_marks WHERE name = 'tidied'`).raw(true);
  const rootNow = database.prepare(`SELECT rootpage FROM sqlite_master WHERE name = 'house_marks'`).raw(true);
  let root = (rootNow.get() as [number])[0];
  let inode = inodeOf(path);
  // As the file is on the disk; what is in the log only comes later.
  let header = fieldsOf(readAt(descriptor, 0, HEADER_BYTES));
  let marks = [markOf(markNow)];
  /** Whether what is in the file was seen to be ours: what a start has written may be in the log only. */
  let isKnown = false;
  let replaced: string | undefined;

  /** Whether the file on the disk is one that SQLite has written since it was last looked at. */
  function isOurs(): boolean {
    const now = markOf(markNow);
    if (marks.at(-1) !== now) marks.push(now);
    const raw = readAt(descriptor, 0, HEADER_BYTES);
    if (fieldsOf(raw) !== header) {
      if (fieldsOf(raw) !== fieldsOf(Buffer.from((headerNow.get(HEADER_BYTES) as [ArrayBuffer])[0]))) return false;
      header = fieldsOf(raw);
      root = (rootNow.get() as [number])[0];
    }
    return hasMark(readAt(descriptor, (root - 1) * PAGE_BYTES, PAGE_BYTES));
  }

  /** A disk that fails says nothing about what is in the file. */
  function seemsOurs(): boolean {
    try {
      return isOurs();
    } catch (cause) {
      return isOfTheWorld(cause);
    }
  }

  /** Marks from before the one that was found cannot come back. */
  function hasMark(page: Buffer): boolean {
    const found = marks.findLastIndex((mark) => page.includes(mark));
    if (found > 0) marks = marks.slice(found);
    return found >= 0;
  }

  /** Some file systems give a file another inode from time to time: what is written now tells. */
  function isSameFile(): boolean {
    try {
      database.exec(`UPDATE house_marks SET value = lower(hex(randomblob(16))) WHERE name = 'tidied'`);
      database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
      const mark = markOf(markNow);
      const isWritten = withDescriptor(path, (other) =>
        readAt(other, (root - 1) * PAGE_BYTES, PAGE_BYTES).includes(mark),
      );
      if (isWritten) inode = inodeOf(path);
      return isWritten;
    } catch {
      return false;
    }
  }

  function look(): string | undefined {
    if (inodeOf(path) !== inode && !isSameFile()) return moved(folder, database, inodeOf(path) !== undefined);
    isKnown ||= seemsOurs();
    if (!isKnown || seemsOurs()) return undefined;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SECOND_LOOK_MS);
    return seemsOurs() ? undefined : overwritten(folder, path);
  }

  return {
    check() {
      replaced ??= look();
      return replaced;
    },
  };
}

function markOf(statement: Database.Statement): string {
  return (statement.get() as [string])[0];
}

function inodeOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

function readAt(descriptor: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(descriptor, bytes, 0, length, at);
  return bytes;
}

function fieldsOf(header: Buffer): string {
  return HEADER_FIELDS.map((at) => header.readUInt32BE(at)).join(' ');
}

const STOPPED =
  'while the house was open. Nothing is answered any more. Stop the server, put the right file in its place, and start again.';

/** The file that was opened is still open, with everything that was answered: it is kept. */
function moved(folder: string, database: Database.Database, isThere: boolean): string {
  const what = `${FILE_NAME} in ${folder} was ${isThere ? 'replaced' : 'moved or deleted'} ${STOPPED}`;
  const name = keptName(`${FILE_NAME}.replaced-`);
  try {
    copyFile(database, join(folder, name));
    removeOldest(folder, `${FILE_NAME}.replaced-`);
    return `${what} All that was answered until then is kept as ${name} there.`;
  } catch (cause) {
    return `${what} What was answered until then could not be kept (${(cause as Error).message}): look for the file that was moved.`;
  }
}

/** The log fits the file as it was, and would damage this one: it is taken away, and kept. */
function overwritten(folder: string, path: string): string {
  const what = `${FILE_NAME} in ${folder} was written over ${STOPPED}`;
  const name = keptName(`${FILE_NAME}-wal.replaced-`);
  try {
    copyFileSync(`${path}-wal`, join(folder, name));
    truncateSync(`${path}-wal`, 0);
    return `${what} Its log, with the last moves of the file as it was, is kept as ${name}.`;
  } catch (cause) {
    return `${what} Its log could not be kept (${(cause as Error).message}): delete ${FILE_NAME}-wal before the next start, it does not fit the new file.`;
  }
}
