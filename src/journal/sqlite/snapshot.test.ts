import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { needRoot } from '../../../test/needs.ts';
import { FILE_NAME } from './files.ts';
import { sqliteJournal } from './journal.ts';
import { copyAtOneMoment } from './snapshot.ts';

let place: string;
let house: string;
let file: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'undercroft-snapshot-'));
  house = join(place, 'house');
  file = join(house, FILE_NAME);
});

afterEach(() => rmSync(place, { recursive: true }));

/** Writes pairs of rows in one transaction each, and empties the log continuously. */
const WRITE = `const Database = require('libsql');
  const file = new Database(process.argv[1]);
  file.pragma('journal_mode = WAL');
  file.exec('CREATE TABLE IF NOT EXISTS pairs (one INTEGER, text TEXT)');
  file.exec('CREATE TABLE IF NOT EXISTS others (one INTEGER, text TEXT)');
  for (let one = 1; ; one++) {
    file.exec('BEGIN IMMEDIATE');
    for (const table of ['pairs', 'others']) file.prepare('INSERT INTO ' + table + ' VALUES (?, ?)').run(one, 'x'.repeat(3000));
    file.exec('COMMIT');
    if (one % 20 === 0) file.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    process.stdout.write(one + '\\n');
  }`;

test('a copy is consistent and has everything answered before, however often the log is emptied meanwhile', {
  timeout: 120_000,
}, async () => {
  mkdirSync(house);
  const writer = spawn(process.execPath, ['--eval', WRITE, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => writer.once('exit', resolve));
  let said = '';
  writer.stdout.on('data', (text) => {
    said += text;
  });
  try {
    await expect.poll(() => said.length, { timeout: 30_000 }).toBeGreaterThan(100);
    for (let look = 0; look < 15; look++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      const answered = Number(
        said
          .trimEnd()
          .split('\n')
          .at(said.endsWith('\n') ? -1 : -2),
      );
      const snapshot = copyAtOneMoment(file, [place]);
      const copy = new Database(snapshot.path);
      const counted = copy
        .prepare('SELECT (SELECT count(*) FROM pairs), (SELECT count(*) FROM others)')
        .raw(true)
        .get();
      expect(copy.prepare('PRAGMA integrity_check').raw(true).get()).toEqual(['ok']);
      copy.close();
      const [pairs, others] = counted as [number, number];
      expect(pairs).toBe(others);
      expect(pairs).toBeGreaterThanOrEqual(answered);
      snapshot.remove();
    }
  } finally {
    writer.kill('SIGKILL');
    await ended;
  }
});

test('a copy leaves nothing behind, and removes the remains of a killed one', async () => {
  const journal = sqliteJournal(house);
  await journal.append('A', { seq: 1, at: 0, body: 'x' });
  const killed = spawnSync(process.execPath, ['--eval', 'process.kill(process.pid, "SIGKILL")']).pid;
  const left = join(place, `undercroft-look-${killed}-abcdef`);
  mkdirSync(left);
  writeFileSync(join(left, FILE_NAME), 'a copy');
  const snapshot = copyAtOneMoment(file, [place]);

  expect(existsSync(left)).toBe(false);
  expect(readdirSync(join(snapshot.path, '..')).toSorted()).toEqual([FILE_NAME, `${FILE_NAME}-wal`]);
  expect(readFileSync(`${snapshot.path}-wal`).equals(readFileSync(`${file}-wal`))).toBe(true);
  snapshot.remove();
  expect(readdirSync(place)).toEqual(['house']);
  await journal.close();
});

test('an open journal of this process keeps its locks when a copy is made here', async () => {
  const journal = sqliteJournal(house);
  await journal.append('A', { seq: 1, at: 0, body: 'x' });
  copyAtOneMoment(file, [place]).remove();
  const count = `const Database = require('libsql'); const file = new Database(process.argv[1]);
    file.prepare('SELECT count(*) FROM entries').get(); file.close();`;
  spawnSync(process.execPath, ['--eval', count, file]);

  // A process that believes it is the only one deletes the log when it closes.
  expect(existsSync(`${file}-wal`)).toBe(true);
  await journal.append('A', { seq: 2, at: 0, body: 'y' });
  await journal.close();
  expect(await read()).toHaveLength(2);
});

async function read(): Promise<unknown[]> {
  const journal = sqliteJournal(house);
  const rows = await journal.read('A');
  await journal.close();
  return rows;
}

test('without room for a copy there is a clear message, and nothing is left behind', async () => {
  needRoot();
  const journal = sqliteJournal(house);
  for (let seq = 1; seq <= 5; seq++) await journal.append('A', { seq, at: 0, body: 'x'.repeat(200_000) });
  await journal.close();
  const script = `mount -t tmpfs -o size=1100k tmpfs /mnt && TMPDIR=/mnt "$0" "$@"; code=$?; ls /mnt; exit $code`;
  const bin = join(import.meta.dirname, '../../../bin/undercroft.js');
  const args = ['--mount', 'sh', '-c', script, process.execPath, bin, 'check', '--data-dir', house];
  const { status, stdout, stderr } = spawnSync('unshare', args, { encoding: 'utf8' });

  expect(stderr).toMatch(
    /^Reading .* needs a copy of it, .* no room for .* in \/mnt \(\d+ MB\)\. .* Set TMPDIR to a folder/,
  );
  expect([status, stdout]).toEqual([1, '']);
}, 60_000);
