import { copyFileSync, openSync, readSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'libsql';
import { copyFile } from './copy.ts';
import { FILE_NAME, withDescriptor } from './files.ts';
import { keptName, removeOldest } from './kept.ts';
import { isOfTheWorld } from './obstacle.ts';

/** Twelve digits that count up, so that one mark is known to be later than another; then what no other file has. */
const FORM = `printf('%012d-%s', count, lower(hex(randomblob(8))))`;
const COUNT_DIGITS = 12;
const WRITTEN = /tidied(\d{12}-[0-9a-f]{16})/g;

/** Brings the mark of a file to this form, from the one it had in the version before. */
export const FIRST_MARK = `UPDATE house_marks SET value = (SELECT ${FORM} FROM (SELECT 1 AS count)) WHERE name = 'tidied'`;
/** Sets the next mark. */
export const NEXT_MARK = `UPDATE house_marks
  SET value = (SELECT ${FORM} FROM (SELECT CAST(substr(value, 1, ${COUNT_DIGITS}) AS INTEGER) + 1 AS count))
  WHERE name = 'tidied'`;

/** The mark on a page as it is on the disk; an earlier one may still lie in the unused part of the page. */
export function markOn(page: Buffer): string | undefined {
  return [...page.toString('latin1').matchAll(WRITTEN)]
    .map(([, mark]) => mark)
    .toSorted()
    .at(-1);
}

/** Whether a mark can stand between two others in the life of one file: its count does, and the same count is the same mark. */
export function isBetween(mark: string, [earlier, later]: readonly [string, string]): boolean {
  const count = countOf(mark);
  if (count < countOf(earlier) || count > countOf(later)) return false;
  return [earlier, later].every((other) => countOf(other) !== count || other === mark);
}

function countOf(mark: string): string {
  return mark.slice(0, COUNT_DIGITS);
}

/** A number that changes whenever another connection has changed the file. */
export function dataVersion(database: Database.Database): () => number {
  const version = database.prepare('PRAGMA data_version').raw(true);
  return () => (version.get() as [number])[0];
}

const PAGE_BYTES = 4096;
/** Fields of the header that SQLite counts up: its changes, and those of the schema; and whose file it is. */
const CHANGES_AT = 24;
const SCHEMA_AT = 40;
const APPLICATION_AT = 68;
const HEADER_BYTES = 100;
/** How often, and after how long, a file that looks wrong is read again: another process may be writing that page. */
const CHECKS = 3;
const CHECK_AGAIN_MS = 20;

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
 * Notices that the file of an open journal was moved, deleted, or overwritten. SQLite would go on with its cache and with
 * the file it has open, and everything it confirmed then would be lost after a restart.
 *
 * What is on the disk may be behind what SQLite answers, because the rest is in the log, and others may have copied
 * part of the log since the last look. So both are compared by what only ever grows: a file of ours is never earlier
 * than it was on the disk before, and never later than what SQLite answers now.
 */
export function guardFile(folder: string, path: string, database: Database.Database): FileGuard {
  return new OpenFileGuard(folder, path, database);
}

class OpenFileGuard implements FileGuard {
  readonly #folder: string;
  readonly #path: string;
  readonly #database: Database.Database;
  readonly #descriptor: number;
  readonly #headerNow: Database.Statement;
  readonly #markNow: Database.Statement;
  readonly #rootNow: Database.Statement;
  #inode: string | undefined;
  // As both were on the disk when they were last looked at, and the mark as SQLite answered it.
  #header: Header;
  #root: number;
  #markOnDisk: string | undefined;
  #markBefore: string;
  /** Whether the file's content was seen to be ours: what a start has written may still be in the log only. */
  #isKnown = false;
  #replaced: string | undefined;

  constructor(folder: string, path: string, database: Database.Database) {
    this.#folder = folder;
    this.#path = path;
    this.#database = database;
    // Open as long as the process runs: closing it would release SQLite's locks.
    this.#descriptor = openSync(path, 'r');
    const raw = (sql: string) => database.prepare(sql).raw(true);
    this.#headerNow = raw('SELECT substr(data, 1, ?) AS data FROM sqlite_dbpage WHERE pgno = 1');
    this.#markNow = raw(`SELECT CAST(value AS TEXT) FROM house_marks WHERE name = 'tidied'`);
    this.#rootNow = raw(`SELECT rootpage FROM sqlite_master WHERE name = 'house_marks'`);
    this.#inode = inodeOf(path);
    this.#header = headerOf(readAt(this.#descriptor, 0, HEADER_BYTES));
    this.#root = rootOf(this.#rootNow);
    this.#markBefore = markOf(this.#markNow);
  }

  check(): string | undefined {
    this.#replaced ??= this.#whyReplaced();
    return this.#replaced;
  }

  /** Whether SQLite itself has written the file since the last check. */
  #isOurs(): boolean {
    const found = headerOf(readAt(this.#descriptor, 0, HEADER_BYTES));
    const now = headerOf(Buffer.from((this.#headerNow.get(HEADER_BYTES) as [ArrayBuffer])[0]));
    const root = found.schema === now.schema ? rootOf(this.#rootNow) : this.#root;
    if (!isWrittenBetween(found, this.#header, now)) return false;
    const mark = markOn(readAt(this.#descriptor, (root - 1) * PAGE_BYTES, PAGE_BYTES));
    const latest = markOf(this.#markNow);
    if (mark === undefined || !isBetween(this.#markBefore, [this.#markBefore, latest])) return false;
    if (!isBetween(mark, [this.#markOnDisk ?? mark, latest])) return false;
    this.#header = found;
    this.#root = root;
    this.#markOnDisk = mark;
    this.#markBefore = latest;
    return true;
  }

  /** A failing disk says nothing about the file's content. */
  #seemsOurs(): boolean {
    try {
      return this.#isOurs();
    } catch (error) {
      return isOfTheWorld(error);
    }
  }

  /** Some file systems change a file's inode from time to time: the content written now decides. */
  #isSameFile(): boolean {
    try {
      this.#database.exec(NEXT_MARK);
      this.#database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
      const mark = markOf(this.#markNow);
      const page = withDescriptor(this.#path, (other) =>
        readAt(other, (rootOf(this.#rootNow) - 1) * PAGE_BYTES, PAGE_BYTES),
      );
      const isWritten = markOn(page) === mark;
      if (isWritten) this.#inode = inodeOf(this.#path);
      return isWritten;
    } catch {
      return false;
    }
  }

  #whyReplaced(): string | undefined {
    const inode = inodeOf(this.#path);
    if (inode !== this.#inode && !this.#isSameFile()) return moved(this.#folder, this.#database, inode !== undefined);
    this.#isKnown ||= this.#seemsOurs();
    if (!this.#isKnown) return undefined;
    for (let checks = 0; checks < CHECKS; checks++) {
      if (checks > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, CHECK_AGAIN_MS);
      if (this.#seemsOurs()) return undefined;
    }
    return overwritten(this.#folder, this.#path);
  }
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
  'while the server was running. It has stopped answering. Stop the server, put the right file in place, and start again.';

/** The opened file is still open, with everything that was answered: it is kept. */
function moved(folder: string, database: Database.Database, isThere: boolean): string {
  const what = `${FILE_NAME} in ${folder} was ${isThere ? 'replaced' : 'moved or deleted'} ${STOPPED}`;
  const name = keptName(`${FILE_NAME}.replaced-`);
  try {
    copyFile(database, join(folder, name));
    removeOldest(folder, `${FILE_NAME}.replaced-`);
    return `${what} Everything answered until then is kept as ${name} there.`;
  } catch (error) {
    return `${what} Moves answered until then could not be kept (${(error as Error).message}): look for the moved file.`;
  }
}

/** The log belongs to the old file, and would damage this one: it is moved away, and kept. */
function overwritten(folder: string, path: string): string {
  const what = `${FILE_NAME} in ${folder} was overwritten ${STOPPED}`;
  const name = keptName(`${FILE_NAME}-wal.replaced-`);
  try {
    copyFileSync(`${path}-wal`, join(folder, name));
    truncateSync(`${path}-wal`, 0);
    return `${what} The log of the old file, with its last moves, is kept as ${name}.`;
  } catch (error) {
    return `${what} Its log could not be kept (${(error as Error).message}): delete ${FILE_NAME}-wal before the next start, it does not fit the new file.`;
  }
}
