import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statfsSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { elementAt } from '../../engine/list.ts';
import { JournalError } from '../journal.ts';
import { withDescriptor } from './files.ts';

/** A consistent copy of a file and its log, for reading only. */
export interface Snapshot {
  /** The path of the copied file; the copy of its log is beside it, if there is one. */
  path: string;
  remove(): void;
}

const FOLDER = 'undercroft-look-';
const CHUNK_BYTES = 1024 * 1024;
/** Besides both files: the copy's shared memory, and room for others. */
const SPARE_BYTES = 1024 * 1024;
const LOG_HEADER_BYTES = 32;
/**
 * How often a copy is tried while others write, and from which try on they are kept from emptying the log meanwhile.
 */
const TRIES = 6;
const HELD_FROM = 2;
const PAUSE_MS = 50;

/** A copy cannot be written to its place. */
class NoRoomError extends Error {}

/**
 * Copies a file and its log to the first of some folders with room for them. Nothing is written beside the file: the
 * last process to close a file opened with SQLite copies its log into it and deletes it, even if both are damaged.
 */
export function copyAtOneMoment(path: string, places: readonly string[] = [tmpdir()]): Snapshot {
  const bytes = sizeOf(path) + sizeOf(`${path}-wal`) + SPARE_BYTES;
  for (const place of places) {
    removeOldSnapshots(place);
    if (freeIn(place) < bytes) continue;
    const snapshot = snapshotIn(place, path);
    if (snapshot !== undefined) return snapshot;
  }
  const first = elementAt(places, 0);
  throw new JournalError(
    'unwritable',
    `Reading ${dirname(path)} needs a copy of it, and there is no room for ${inWords(bytes)} in ${first} (${inWords(freeIn(first))}). Nothing was changed. Set TMPDIR to a folder with more room.`,
  );
}

/** A copy in such a folder; undefined if it has no room, or cannot be written. */
function snapshotIn(place: string, path: string): Snapshot | undefined {
  let folder: string | undefined;
  try {
    folder = writing(() => mkdtempSync(join(place, `${FOLDER}${process.pid}-`)));
    const copy = join(folder, basename(path));
    copyBoth(path, copy);
    return { path: copy, remove: removing(folder) };
  } catch (error) {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    if (error instanceof NoRoomError) return undefined;
    throw error;
  }
}

function writing<Result>(task: () => Result): Result {
  try {
    return task();
  } catch (error) {
    throw new NoRoomError('no copy can be written here', { cause: error });
  }
}

function removing(folder: string): () => void {
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  return () => {
    process.off('exit', remove);
    remove();
  };
}

/** Removes the remains of killed processes. */
function removeOldSnapshots(place: string): void {
  for (const name of namesIn(place)) {
    const pid = name.startsWith(FOLDER) ? Number.parseInt(name.slice(FOLDER.length), 10) : Number.NaN;
    if (Number.isNaN(pid) || isAlive(pid)) continue;
    try {
      rmSync(join(place, name), { recursive: true, force: true });
    } catch {
      // Another user's.
    }
  }
}

function namesIn(place: string): string[] {
  try {
    return readdirSync(place);
  } catch {
    return [];
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

function copyBoth(path: string, copy: string): void {
  let hold: Database.Database | undefined;
  try {
    for (let tried = 0; tried < TRIES; tried++) {
      if (tried > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
      if (tried >= HELD_FROM) hold ??= holdLog(path);
      if (isCopied(path, copy)) return;
    }
  } finally {
    hold?.close();
  }
  throw new JournalError('unwritable', `${path} changes faster than it can be copied. Nothing was changed; try again.`);
}

/** Copies both; returns whether the copies are consistent. */
function isCopied(path: string, copy: string): boolean {
  rmSync(`${copy}-wal`, { force: true });
  try {
    const before = marksOf(path);
    copyOne(path, copy);
    if (before.log !== undefined) copyOne(`${path}-wal`, `${copy}-wal`);
    return isOneMoment(before, marksOf(path));
  } catch (error) {
    // The last process has just closed the file and deleted its log.
    const { code, path: gone } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && gone === `${path}-wal`) return false;
    throw error;
  }
}

/** Values that show whether file and log were changed. */
interface Marks {
  file: string;
  fileChanged: string;
  /** The header of the log, which has new numbers whenever the log restarts; empty for an empty log. */
  log: string | undefined;
}

function marksOf(path: string): Marks {
  const { dev, ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
  const log = sizeOf(`${path}-wal`) === 0 ? undefined : headerOf(`${path}-wal`);
  return { file: `${dev}:${ino}`, fileChanged: `${size}:${mtimeNs}:${ctimeNs}`, log };
}

/**
 * The file was copied before its log. As long as the log did not restart, it has every page copied from it into the
 * file meanwhile, so both together are the state at the end of copying the log.
 */
function isOneMoment(before: Marks, after: Marks): boolean {
  if (before.file !== after.file || before.log !== after.log) return false;
  return before.log !== undefined || before.fileChanged === after.fileChanged;
}

function headerOf(log: string): string | undefined {
  return withDescriptor(log, (descriptor) => {
    const header = Buffer.alloc(LOG_HEADER_BYTES);
    return readSync(descriptor, header, 0, LOG_HEADER_BYTES, 0) === 0 ? undefined : header.toString('hex');
  });
}

/**
 * Holds a read lock as SQLite does, so that the log is not emptied meanwhile: only while a server has the file open,
 * whose shared memory exists. `mode=ro` makes sure that no byte of the file is written, not even on the last close.
 */
function holdLog(path: string): Database.Database | undefined {
  if (sizeOf(`${path}-shm`) === 0) return undefined;
  let database: Database.Database | undefined;
  try {
    database = new Database(`${pathToFileURL(path).href}?mode=ro`);
    database.exec('BEGIN');
    database.prepare('SELECT count(*) FROM sqlite_master').get();
    return database;
  } catch {
    database?.close();
    return undefined;
  }
}

function copyOne(path: string, copy: string): void {
  const to = writing(() => openSync(copy, 'w', 0o600));
  try {
    withDescriptor(path, (from) => {
      const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
      for (let read = readSync(from, chunk); read > 0; read = readSync(from, chunk)) writeWhole(to, chunk, read);
    });
  } finally {
    closeSync(to);
  }
}

function writeWhole(to: number, chunk: Buffer, length: number): void {
  for (let at = 0; at < length; ) at += writing(() => writeSync(to, chunk, at, length - at));
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function freeIn(place: string): number {
  try {
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

function inWords(bytes: number): string {
  return `${Math.ceil(bytes / 1024 / 1024)} MB`;
}
