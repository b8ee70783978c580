import { readSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { withDescriptor } from './files.ts';
import { readLogOf } from './log-file.ts';
import { obstacleBeside } from './obstacle.ts';
import { copyAtOneMoment } from './snapshot.ts';

/** What is checked before a file is used. */
export interface FileLook {
  application: number;
  version: number;
  /** Whether it has any table or index. */
  hasParts: boolean;
  /** What SQLite finds wrong with its pages, `ok` if nothing; undefined if not checked. */
  pages: string | undefined;
}

const QUESTIONS = ['PRAGMA application_id', 'PRAGMA user_version', 'SELECT count(*) FROM sqlite_master'];
const PAGES = 'PRAGMA quick_check(1)';
const BUSY_MS = 5000;

/** The offsets in the file's header (https://www.sqlite.org/fileformat2.html#the_database_header). */
const PAGE_BYTES_AT = 16;
const VERSION_AT = 60;
const APPLICATION_AT = 68;
const CELLS_AT = 103;
const FIRST_PAGE_BYTES = 105;
const MAGIC = 'SQLite format 3\0';

/**
 * Inspects a file that is about to be opened and leaves it and its log unchanged; throws if it cannot be read. The last
 * process to close a file copies its log into it and deletes the log, even after reading a damaged file, and libsql
 * cannot be told not to. So if there is a log, a copy of both is inspected; of a large file only the header.
 */
export function lookAt(path: string, { withPages }: { withPages: boolean }): FileLook {
  if (!hasLog(path)) return lookInto(placeToRead(path), { withPages });
  if (!withPages) return headerOf(path);
  const snapshot = copyAtOneMoment(path, [tmpdir(), dirname(path)]);
  try {
    return lookInto(snapshot.path, { withPages });
  } finally {
    snapshot.remove();
  }
}

/** Inspects a file that no other process has open, or that has no log. */
export function lookInto(path: string, { withPages }: { withPages: boolean }): FileLook {
  const database = new Database(path, { readonly: true });
  try {
    database.pragma(`busy_timeout = ${BUSY_MS}`);
    const questions = withPages ? [...QUESTIONS, PAGES] : QUESTIONS;
    const answers = questions.map((sql) => (database.prepare(sql).raw(true).get() as unknown[])[0]);
    const [application, version, parts, pages] = answers as [number, number, number, string | undefined];
    return { application, version, hasParts: parts > 0, pages };
  } finally {
    database.close();
  }
}

/** If SQLite cannot create its own files beside a file without a log, it is read as immutable. */
function placeToRead(path: string): string {
  return obstacleBeside(path) === undefined ? path : `${pathToFileURL(path).href}?immutable=1`;
}

/** Whether there is a non-empty log: the folder is in use, or was not closed. */
export function hasLog(path: string): boolean {
  return (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

function headerOf(path: string): FileLook {
  const page = readLogOf(path)?.contents.firstPage ?? firstBytesOf(path);
  if (page.toString('latin1', 0, MAGIC.length) !== MAGIC || page.readUInt16BE(PAGE_BYTES_AT) === 0)
    throw new Error('file is not a database');
  return {
    application: page.readUInt32BE(APPLICATION_AT),
    version: page.readUInt32BE(VERSION_AT),
    hasParts: page.readUInt16BE(CELLS_AT) > 0,
    pages: undefined,
  };
}

function firstBytesOf(path: string): Buffer {
  const bytes = Buffer.alloc(FIRST_PAGE_BYTES);
  withDescriptor(path, (descriptor) => readSync(descriptor, bytes, 0, FIRST_PAGE_BYTES, 0));
  return bytes;
}
