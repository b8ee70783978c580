import { copyFileSync, openSync, readSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'libsql';
import { copyFile } from './copy.ts';
import { FILE_NAME } from './file-name.ts';
import { isBetween, markOn, NEXT_MARK } from './house-mark.ts';
import { keptName, removeOldest } from './kept.ts';
import { isOfTheWorld } from './obstacle.ts';
import { withDescriptor } from './open-files.ts';

const PAGE_BYTES = 4096;
/** Fields of the header that SQLite counts up: its changes, and those of the schema; and whose file it is. */
const CHANGES_AT = 24;
const SCHEMA_AT = 40;
const APPLICATION_AT = 68;
const HEADER_BYTES = 100;
/** How often, and after how long, a file that looks wrong is read again: another process may be writing that page. */
const LOOKS = 3;
const LOOK_AGAIN_MS = 20;

/** Watches the file that a journal has open. */
export interface FileGuard {
  /** A sentence if the file is not the one that was opened, or not what SQLite wrote; the journal must stop then. */
  check(): string | undefined;
}

interface Header {
  changes: number;
  schema: number;
  application: number;
}

/**
 * Notices that the file of an open journal was moved, deleted, or written over. SQLite would go on with what it has in
 * memory and with the file it has open, and whatever is answered then is gone after a restart.
 *
 * What is on the disk may be behind what SQLite answers, because the rest is in the log, and others may have copied
 * part of the log since the last look. So both are compared by what only ever grows: a file of ours is never earlier
 * than it was on the disk before, and never later than what SQLite answers now.
 */
export function guardFile(folder: string, path: string, database: Database.Database): FileGuard {
  // Open as long as the process runs: closing it would release SQLite's locks.
  const descriptor = openSync(path, 'r');
  const headerNow = database.prepare('SELECT substr(data, 1, ?) AS data FROM sqlite_dbpage WHERE pgno = 1').raw(true);
  const markNow = database.prepare(`SELECT CAST(value AS TEXT) FROM house_marks WHERE name = 'tidied'`).raw(true);
  const rootNow = database.prepare(`SELECT rootpage FROM sqlite_master WHERE name = 'house_marks'`).raw(true);
  let inode = inodeOf(path);
  // As both were on the disk when they were last looked at, and the mark as SQLite answered it.
  let header = headerOf(readAt(descriptor, 0, HEADER_BYTES));
  let root = rootOf(rootNow);
  let markOnDisk: string | undefined;
  let markBefore = markOf(markNow);
  /** Whether the file's content was seen to be ours: what a start has written may still be in the log only. */
  let isKnown = false;
  let replaced: string | undefined;

  /** Whether SQLite itself has written the file since the last check. */
  function isOurs(): boolean {
    const found = headerOf(readAt(descriptor, 0, HEADER_BYTES));
    const now = headerOf(Buffer.from((headerNow.get(HEADER_BYTES) as [ArrayBuffer])[0]));
    const place = found.schema === now.schema ? rootOf(rootNow) : root;
    if (!isWrittenBetween(found, header, now)) return false;
    const mark = markOn(readAt(descriptor, (place - 1) * PAGE_BYTES, PAGE_BYTES));
    const latest = markOf(markNow);
    if (mark === undefined || !isBetween(markBefore, [markBefore, latest])) return false;
    if (!isBetween(mark, [markOnDisk ?? mark, latest])) return false;
    [header, root, markOnDisk, markBefore] = [found, place, mark, latest];
    return true;
  }

  /** A failing disk says nothing about the file's content. */
  function seemsOurs(): boolean {
    try {
      return isOurs();
    } catch (cause) {
      return isOfTheWorld(cause);
    }
  }

  /** Some file systems change a file's inode from time to time: the content written now decides. */
  function isSameFile(): boolean {
    try {
      database.exec(NEXT_MARK);
      database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
      const mark = markOf(markNow);
      const page = withDescriptor(path, (other) => readAt(other, (rootOf(rootNow) - 1) * PAGE_BYTES, PAGE_BYTES));
      const isWritten = markOn(page) === mark;
      if (isWritten) inode = inodeOf(path);
      return isWritten;
    } catch {
      return false;
    }
  }

  function look(): string | undefined {
    if (inodeOf(path) !== inode && !isSameFile()) return moved(folder, database, inodeOf(path) !== undefined);
    isKnown ||= seemsOurs();
    if (!isKnown) return undefined;
    for (let looked = 0; looked < LOOKS; looked++) {
      if (looked > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN_MS);
      if (seemsOurs()) return undefined;
    }
    return overwritten(folder, path);
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

function headerOf(bytes: Buffer): Header {
  return {
    changes: bytes.readUInt32BE(CHANGES_AT),
    schema: bytes.readUInt32BE(SCHEMA_AT),
    application: bytes.readUInt32BE(APPLICATION_AT),
  };
}

function isWrittenBetween(found: Header, before: Header, now: Header): boolean {
  return (
    found.application === now.application &&
    (found.schema === before.schema || found.schema === now.schema) &&
    found.changes >= before.changes &&
    found.changes <= now.changes
  );
}

function rootOf(statement: Database.Statement): number {
  return (statement.get() as [number])[0];
}

const STOPPED =
  'while the house was open. Nothing is answered any more. Stop the server, put the right file in its place, and start again.';

/** The opened file is still open, with everything that was answered: it is kept. */
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

/** The log belongs to the old file, and would damage this one: it is moved away, and kept. */
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
