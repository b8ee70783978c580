import { spawn, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { ObstacleError, obstacleBeside } from './obstacle.ts';

/** What is asked of a file before it is used. */
export interface FileLook {
  application: number;
  version: number;
  /** How many tables and indexes it has. */
  parts: number;
  /** What SQLite finds wrong with its pages, `ok` where nothing; undefined where it was not asked. */
  pages: string | undefined;
}

const QUESTIONS = ['PRAGMA application_id', 'PRAGMA user_version', 'SELECT count(*) FROM sqlite_master'];
const PAGES = 'PRAGMA quick_check(1)';
const BUSY_MS = 5000;

/**
 * Looks at a file and leaves it and its log as they are; throws where it cannot be read. Whoever closes a file last copies
 * its log into it and deletes the log, even after reading a damaged file, and libsql cannot be told not to. So where there
 * is a log, a process of its own looks, and ends without closing anything.
 */
export function lookAt(path: string, { withPages }: { withPages: boolean }): FileLook {
  const questions = withPages ? [...QUESTIONS, PAGES] : QUESTIONS;
  const place = placeToRead(path);
  const answers = hasLog(path) ? askElsewhere(place, questions) : askHere(place, questions);
  const [application, version, parts, pages] = answers as [number, number, number, string | undefined];
  return { application, version, parts, pages };
}

/**
 * How SQLite is to open a file that is only read. Where it cannot make its own files beside it (a read-only mount, a full
 * disk, another's folder) a file that was closed is read as one that cannot change; a log is out of reach then.
 */
export function placeToRead(path: string): string {
  const obstacle = obstacleBeside(path);
  if (obstacle === undefined) return path;
  if (hasLog(path)) throw new ObstacleError(obstacle);
  return `${pathToFileURL(path).href}?immutable=1`;
}

/** Whether there is a log with something in it: the house is open, or was not closed. */
export function hasLog(path: string): boolean {
  return (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

function askHere(path: string, questions: readonly string[]): unknown[] {
  const database = new Database(path, { readonly: true });
  try {
    database.pragma(`busy_timeout = ${BUSY_MS}`);
    return questions.map((sql) => (database.prepare(sql).raw(true).get() as unknown[])[0]);
  } finally {
    database.close();
  }
}

const OPEN = `const Database = require(process.argv[1]);
  const database = new Database(process.argv[2]);
  database.pragma('busy_timeout = ${BUSY_MS}');`;

const ASK = `const answer = (text) => require('node:fs').writeSync(1, JSON.stringify(text));
  try {
    ${OPEN}
    answer({ answers: JSON.parse(process.argv[3]).map((sql) => database.prepare(sql).raw(true).get()[0]) });
  } catch (error) {
    answer({ why: error.message, rawCode: error.rawCode });
  }
  process.kill(process.pid, 'SIGKILL');`;

function askElsewhere(path: string, questions: readonly string[]): unknown[] {
  const asked = spawnSync(process.execPath, ['--eval', ASK, libsql(), path, JSON.stringify(questions)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (asked.error !== undefined) return askHere(path, questions);
  // libsql itself ends the process where it meets something it cannot read.
  if (asked.stdout === '') throw new Error('it cannot be read');
  const { answers, why, rawCode } = JSON.parse(asked.stdout) as { answers?: unknown[]; why?: string; rawCode?: number };
  if (answers === undefined) throw Object.assign(new Error(why), { rawCode });
  return answers;
}

/** Opens the file, says so, and keeps it open until whoever started it is gone. */
const KEEP = `${OPEN}
  database.prepare('SELECT count(*) FROM sqlite_master').get();
  process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL')).resume();
  process.stdout.write('open');`;

/** Lets another process keep a file open as long as this one runs, so that nothing here is the last to close it. */
export function keepLog(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const keeper = spawn(process.execPath, ['--eval', KEEP, libsql(), path], { stdio: ['pipe', 'pipe', 'ignore'] });
    keeper.once('error', reject);
    keeper.once('exit', () => reject(new Error('it cannot be read')));
    keeper.stdout.once('data', () => {
      keeper.unref();
      for (const stream of [keeper.stdin, keeper.stdout]) (stream as unknown as { unref(): void }).unref();
      resolve();
    });
  });
}

function libsql(): string {
  return createRequire(import.meta.url).resolve('libsql');
}
