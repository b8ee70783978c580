import { accessSync, constants, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import { elementAt } from '../../engine/list.ts';
import { JournalError } from '../journal.ts';
import { KEPT_LOG_NAME, lossOfFile } from './emptied.ts';
import { FIRST_MARK } from './file-guard.ts';
import { APPLICATION_ID, FILE_NAME, makeFile, noteOpen } from './files.ts';
import { lockHouse } from './house-lock.ts';
import { keptName, removeOldest } from './kept.ts';
import { type LogContents, readRestingLog } from './log-file.ts';
import { lookAt } from './look.ts';
import { cannotBe, isOfTheWorld, ObstacleError, obstacleBeside, reasonInWords } from './obstacle.ts';
import { sortEntries } from './sort.ts';
import { countTables } from './table-set.ts';

/** Each step takes a file from the previous version to its own; the file stores how many steps were applied. */
const MIGRATIONS = [
  `CREATE TABLE tables (code TEXT PRIMARY KEY, head INTEGER NOT NULL, over INTEGER NOT NULL) STRICT, WITHOUT ROWID;
   CREATE INDEX unfinished_tables ON tables (code) WHERE over = 0;
   CREATE TABLE entries (
     table_code TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, key TEXT, body TEXT NOT NULL,
     PRIMARY KEY (table_code, seq)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE packs (digest TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT, WITHOUT ROWID;`,
  `CREATE TABLE finishes (
     person TEXT NOT NULL, game TEXT NOT NULL, at INTEGER NOT NULL,
     PRIMARY KEY (person, game)
   ) STRICT, WITHOUT ROWID;`,
  // Device transfers; they expire after some minutes, and are not part of an archive.
  'CREATE TABLE parcels (name TEXT PRIMARY KEY, body TEXT NOT NULL, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;',
  // max(seq) of the entries replaces it; a column for it meant a second page to write for every move.
  'ALTER TABLE tables DROP COLUMN head;',
  // Empty if an earlier release wrote the entry; NULL means damage.
  `ALTER TABLE entries ADD COLUMN digest TEXT DEFAULT '';`,
  // Subscriptions to turn notices; deleted when their table is over, and not part of an archive.
  `CREATE TABLE house_keys (name TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT, WITHOUT ROWID;
   CREATE TABLE subscriptions (
     id TEXT PRIMARY KEY, table_code TEXT NOT NULL, secret_hash TEXT NOT NULL, channel TEXT NOT NULL,
     address TEXT NOT NULL, keys TEXT NOT NULL, locale TEXT NOT NULL, zone TEXT NOT NULL, caller TEXT NOT NULL,
     since INTEGER NOT NULL, turn INTEGER NOT NULL, due INTEGER, tries INTEGER NOT NULL,
     UNIQUE (table_code, secret_hash, address)
   ) STRICT;
   CREATE INDEX due_subscriptions ON subscriptions (due) WHERE due IS NOT NULL;`,
  // Data about strangers at open tables; deleted by age, and not part of an archive.
  `CREATE TABLE open_tables (table_code TEXT PRIMARY KEY, caller TEXT NOT NULL, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
   CREATE TABLE visits (
     table_code TEXT NOT NULL, secret_hash TEXT NOT NULL, caller TEXT NOT NULL, at INTEGER NOT NULL,
     PRIMARY KEY (table_code, secret_hash)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE reports (
     id TEXT PRIMARY KEY, at INTEGER NOT NULL, table_code TEXT NOT NULL, seq INTEGER NOT NULL, by_name TEXT NOT NULL,
     by_hash TEXT NOT NULL, by_caller TEXT NOT NULL, about_name TEXT NOT NULL, about_hash TEXT NOT NULL,
     about_person TEXT NOT NULL, about_caller TEXT NOT NULL, reason TEXT NOT NULL, words TEXT NOT NULL,
     said TEXT NOT NULL,
     UNIQUE (table_code, by_hash, about_hash)
   ) STRICT;
   CREATE TABLE bans (
     id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, name TEXT NOT NULL, at INTEGER NOT NULL,
     until INTEGER
   ) STRICT;`,
  // Entries are written in the order they arrive, and sorted by table from time to time (ADR 6); `head` is a table's
  // last sorted entry, 0 if there is none.
  `ALTER TABLE entries RENAME TO sorted_entries;
   CREATE TABLE recent_entries (
     table_code TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, key TEXT, body TEXT NOT NULL, digest TEXT
   ) STRICT;
   CREATE VIEW entries AS
     SELECT table_code, seq, at, key, body, digest FROM sorted_entries
     UNION ALL SELECT table_code, seq, at, key, body, digest FROM recent_entries;
   ALTER TABLE tables ADD COLUMN head INTEGER NOT NULL DEFAULT 0;`,
  // For detecting an overwritten file: `tidied` changes whenever entries are sorted.
  `CREATE TABLE house_marks (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
   INSERT INTO house_marks VALUES ('tidied', lower(hex(randomblob(16))));`,
  // Which tables should exist: one row, changed when a table is opened or removed (ADR 34).
  `CREATE TABLE table_set (tables INTEGER NOT NULL, digest TEXT NOT NULL) STRICT;
   UPDATE sorted_entries SET digest = '' WHERE digest IS NULL;
   UPDATE recent_entries SET digest = '' WHERE digest IS NULL;`,
  // Marks of which one is known to be later than another.
  FIRST_MARK,
];

/** Checking every page of a larger file would take longer than a start may. */
const CHECKED_BYTES = 256 * 1024 * 1024;
const BUSY_MS = 5000;
/** How often, and at which interval, an empty file is checked again. */
const LOOKS = 5;
const LOOK_MS = 200;
/** Pages in the WAL before a checkpoint (32 MiB): a table's last page is then copied once for many moves. */
const LOG_PAGES = 8192;
/** Page cache: the last page of each of some thousand tables. */
const CACHE_KIB = 16 * 1024;

/** Called with damage that does not prevent a start, as a sentence for the operator. */
export type Warn = (sentence: string) => void;

/** Prints the sentence for the user of a command. */
export const warnOnStderr: Warn = (sentence) => process.stderr.write(`${sentence}\n`);

/** How a file is opened. */
export interface FileOpening {
  warn?: Warn;
  /** Fails if a server has it open: for imports. */
  alone?: boolean;
}

/** Opens the database file in a folder, creating or migrating it, or says in a sentence why it cannot be used. */
export function openFile(folder: string, { warn = warnOnStderr, alone = false }: FileOpening = {}): Database.Database {
  const path = join(folder, FILE_NAME);
  makeWritable(folder, path);
  inspect(folder, path);
  let database: Database.Database | undefined;
  let unlock: (() => void) | undefined;
  try {
    // SQLite would leave empty files behind, and report only a general error.
    const obstacle = obstacleBeside(path);
    if (obstacle !== undefined) throw new ObstacleError(obstacle);
    unlock = lockHouse(folder, { alone });
    inspectLog(folder, path, warn);
    makeFile(path);
    database = new Database(path);
    database.pragma(`busy_timeout = ${BUSY_MS}`);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma(`wal_autocheckpoint = ${LOG_PAGES}`);
    database.pragma(`cache_size = -${CACHE_KIB}`);
    migrateFile(database);
    noteOpen(path);
    unlocks.set(database, unlock);
    return database;
  } catch (error) {
    database?.close();
    unlock?.();
    if (error instanceof JournalError) throw error;
    throw cannotBe('written', path, error);
  }
}

/** Closes the file after a checkpoint if possible, so that a copy of this one file is complete. */
export function closeFile(database: Database.Database): void {
  for (const task of [sortEntries, checkpoint]) {
    try {
      task(database);
    } catch {
      // The disk is full, or somebody is reading: the WAL stays, and nothing is lost.
    }
  }
  database.close();
  unlocks.get(database)?.();
}

/** Abandons a replaced file without closing it: SQLite would copy the log into the new file. */
export function abandonFile(database: Database.Database): void {
  abandoned.push(database);
  unlocks.get(database)?.();
}

const abandoned: Database.Database[] = [];
const unlocks = new WeakMap<Database.Database, () => void>();

/** Copies the log into the file and empties it, so that a damaged log loses little. */
export function emptyLog(database: Database.Database): void {
  try {
    // Another process may be reading or writing: then it is retried after the next entries.
    database.pragma('busy_timeout = 0');
    checkpoint(database);
  } catch {
    // The disk is full: the log stays, and nothing is lost.
  } finally {
    database.pragma(`busy_timeout = ${BUSY_MS}`);
  }
}

function checkpoint(database: Database.Database): void {
  database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
}

/** After a crash SQLite uses the log up to its first damaged frame, and silently drops the rest: a copy is kept. */
function inspectLog(folder: string, path: string, warn: Warn): void {
  const resting = readRestingLog(path);
  const what = resting && lossInWords(resting.contents);
  if (resting === undefined || what === undefined) return;
  const copy = keptName(KEPT_LOG_NAME);
  try {
    writeFileSync(join(folder, copy), resting.log, { mode: 0o600 });
  } catch (error) {
    // If the damaged log cannot be kept, the file is not opened, and half a copy would be useless.
    rmSync(join(folder, copy), { force: true });
    throw error;
  }
  const removed = removeOldest(folder, KEPT_LOG_NAME);
  const older = removed.length === 0 ? '' : ` Older copies were deleted: ${removed.join(', ')}.`;
  warn(
    `The log ${FILE_NAME}-wal in ${folder} ${what}. A copy of the log is kept as ${copy} there: it may still have the lost moves. Delete it once you no longer need it.${older}`,
  );
}

/**
 * The damage of a file's log, found in a copy of both, as a sentence; undefined if there is none, or a process is
 * writing.
 */
export function damageOfLog(path: string, copy: string): string | undefined {
  const resting = readRestingLog(path, copy);
  const what = resting && lossInWords(resting.contents);
  return what && `The log ${FILE_NAME}-wal in ${dirname(path)} ${what}.`;
}

function lossInWords({ soundCommits, lostCommits, isUnfinished }: LogContents): string | undefined {
  const used = soundCommits === 0 ? 'Nothing in it can be used' : `The ${soundCommits} before are used`;
  if (lostCommits > 1)
    return `is damaged: its last ${lostCommits} transactions cannot be read, and the moves in them are lost although they were answered. ${used}`;
  if (lostCommits === 1)
    return `is damaged: its last transaction cannot be read: the machine lost power while it was written, or moves that were answered are lost. ${used}`;
  if (isUnfinished)
    return 'ends in the middle of a write. That is usual after a power cut or a crash, and no answered move is in it then; if the log was cut off later, by a damaged disk or an unfinished copy, answered moves are lost';
  return undefined;
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function makeWritable(folder: string, path: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
    if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw cannotBe('written', path, error);
  }
}

/** Creates a folder and its parents. `mkdirSync` with `recursive` never returns for places like /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  mkdirSync(folder);
}

/**
 * Inspects a file before it is used, so that a damaged or foreign one stays unchanged, with its log; returns its
 * version, 0 for none.
 */
export function inspect(folder: string, path: string, look = lookAt): number {
  try {
    if (isEmptyFor(folder, path)) return 0;
    const { application, version, hasParts, pages } = look(path, { withPages: sizeOf(path) <= CHECKED_BYTES });
    if (application !== APPLICATION_ID && hasParts) {
      throw new JournalError('foreign', `${path} belongs to another program; nothing in ${folder} was changed.`);
    }
    if (version > MIGRATIONS.length) {
      throw new JournalError('newer', `${path} was written by a newer Undercroft; nothing in ${folder} was changed.`);
    }
    if (pages !== undefined && pages !== 'ok') throw new Error(pages);
    return version;
  } catch (error) {
    if (error instanceof JournalError) throw error;
    if (isOfTheWorld(error)) throw cannotBe('read', path, error);
    const sentence = `The data in ${folder} is damaged (${FILE_NAME}: ${reasonInWords(error)}); nothing was changed. Put back a copy, or start with another data folder.`;
    throw new JournalError('damaged', sentence, error);
  }
}

/** Whether there is no data yet; throws if there was some. Another process may be creating it right now. */
function isEmptyFor(folder: string, path: string): boolean {
  for (let look = 0; look <= LOOKS; look++) {
    if (sizeOf(path) > 0) return false;
    if (lossOfFile(folder) === undefined) return true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MS);
  }
  const loss = lossOfFile(folder);
  if (loss !== undefined) throw loss;
  return true;
}

/** Migrates a file to this program's version. */
export function migrateFile(database: Database.Database): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    for (let version = figure(database, 'user_version'); version < MIGRATIONS.length; version++) {
      database.exec(elementAt(MIGRATIONS, version));
      database.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${version + 1}`);
    }
    countTables(database);
    database.exec('COMMIT');
  } catch (error) {
    // On a full disk SQLite has already rolled back.
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function figure(database: Database.Database, pragma: string): number {
  return (database.prepare(`PRAGMA ${pragma}`).raw(true).get() as [number])[0];
}
