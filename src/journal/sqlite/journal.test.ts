import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isPrivate, needPosix } from '../../../test/needs.ts';
import { checkStore } from '../check.ts';
import { JournalError } from '../journal.ts';
import { sqliteArchive } from './archive.ts';
import { openFile } from './file.ts';
import { FILE_NAME } from './files.ts';
import { sqliteJournal } from './journal.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'undercroft-sqlite-'));
  file = join(folder, FILE_NAME);
});

afterEach(() => rmSync(folder, { recursive: true }));

function refusalToOpen(place = folder): JournalError {
  try {
    sqliteJournal(place);
  } catch (error) {
    if (error instanceof JournalError) return error;
    throw error;
  }
  throw new Error('it opened');
}

/** Opening must fail with this message, and leave every byte unchanged. */
function expectUntouched(fault: string): void {
  const before = readFileSync(file);
  const files = readdirSync(folder);
  const error = refusalToOpen();

  expect(error.fault).toBe(fault);
  expect(error.message).toContain(folder);
  expect(error.message).toMatch(/nothing .*was changed/);
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(readdirSync(folder)).toEqual(files);
}

async function fill(entries: number): Promise<void> {
  const journal = sqliteJournal(folder);
  const body = 'x'.repeat(500);
  await Promise.all(
    Array.from({ length: entries }, (_, index) => journal.append('A', { seq: index + 1, at: 0, body })),
  );
  await journal.close();
}

/** The number of rows in one of the file's tables. */
function stored(name: string): number {
  const database = new Database(file);
  const [count] = database.prepare(`SELECT count(*) FROM ${name}`).raw(true).get() as [number];
  database.close();
  return count;
}

test('a journal that is closed and opened again has everything', async () => {
  await fill(3);
  const journal = sqliteJournal(folder);

  expect(await journal.read('A')).toHaveLength(3);
  await journal.close();
});

test('waiting entries are written before the journal closes', async () => {
  const journal = sqliteJournal(folder);
  const append = journal.append('A', { seq: 1, at: 0, body: 'last' });
  await journal.close();

  expect(await append).toBe('appended');
  await expect(journal.append('A', { seq: 2, at: 0, body: 'too late' })).rejects.toThrow();
});

test('two processes on one folder never write the same entry twice', async () => {
  const [one, two] = [sqliteJournal(folder), sqliteJournal(folder)];
  const results = await Promise.all([one, two].map((journal) => journal.append('A', { seq: 1, at: 0, body: 0 })));

  expect(results.toSorted()).toEqual(['appended', 'taken']);
  await one.close();
  await two.close();
});

/** The count of a separate process that opens the file and closes it again. */
function countedElsewhere(): number {
  const count = `const Database = require('libsql');
    const file = new Database(process.argv[1]);
    console.log(file.prepare('SELECT count(*) FROM entries').raw(true).get()[0]);
    file.close();`;
  return Number(execFileSync(process.execPath, ['--eval', count, file], { encoding: 'utf8' }));
}

test('a process that reads the file of an open journal, as an export does, removes nothing when it ends', async () => {
  await fill(1);
  const journal = sqliteJournal(folder);
  await journal.append('A', { seq: 2, at: 0, body: 'before' });
  expect(countedElsewhere()).toBe(2);
  await journal.append('A', { seq: 3, at: 0, body: 'after' });

  expect(countedElsewhere()).toBe(3);
  await journal.close();
});

test('a file of random bytes is reported as damaged and left unchanged', () => {
  writeFileSync(file, 'this was never a database '.repeat(400));

  expectUntouched('damaged');
});

test('a file with random bytes in its middle is reported as damaged and left unchanged', async () => {
  await fill(400);
  const bytes = readFileSync(file);
  bytes.fill(0xa5, 4096 * 5, 4096 * 12);
  writeFileSync(file, bytes);

  expectUntouched('damaged');
});

test('a truncated file is reported as damaged and left unchanged', async () => {
  await fill(400);
  truncateSync(file, 4096 * 10);

  expectUntouched('damaged');
});

test('the file of another program is left unchanged', () => {
  const other = new Database(file);
  other.exec('CREATE TABLE recipes (name TEXT)');
  other.close();

  expectUntouched('foreign');
});

test('a file of a later version is left unchanged', async () => {
  await fill(1);
  const later = new Database(file);
  later.exec('PRAGMA user_version = 99');
  later.close();

  expectUntouched('newer');
});

test('a folder that cannot be created is named in a sentence', () => {
  writeFileSync(join(folder, 'a-file'), '');
  const place = join(folder, 'a-file', 'data');
  const error = refusalToOpen(place);

  expect(error.fault).toBe('unwritable');
  expect(error.message).toContain(place);
});

test('a folder in place of the file is named in a sentence', () => {
  mkdirSync(file);

  expect(refusalToOpen().message).toContain(folder);
});

test('an answer means that the entry is on the disk: WAL, and a sync for every commit', () => {
  const database = openFile(folder);
  const figure = (pragma: string) => Object.values(database.prepare(`PRAGMA ${pragma}`).get() as object)[0];

  expect([figure('journal_mode'), figure('synchronous')]).toEqual(['wal', 2]);
  database.close();
});

test('no other user of the machine may read the file', async () => {
  const journal = sqliteJournal(folder);
  await journal.append('A', { seq: 1, at: 0, body: 0 });

  const files = readdirSync(folder);
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => !isPrivate(join(folder, file)))).toEqual([]);
  await journal.close();
});

/** A file of the first version, with three entries and a number of empty tables. */
function fileOfTheFirstVersion(tables = 0): void {
  const first = new Database(file);
  first.exec(
    `CREATE TABLE tables (code TEXT PRIMARY KEY, head INTEGER NOT NULL, over INTEGER NOT NULL) STRICT, WITHOUT ROWID;
     CREATE INDEX unfinished_tables ON tables (code) WHERE over = 0;
     CREATE TABLE entries (
       table_code TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, key TEXT, body TEXT NOT NULL,
       PRIMARY KEY (table_code, seq)
     ) STRICT, WITHOUT ROWID;
     CREATE TABLE packs (digest TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT, WITHOUT ROWID;
     INSERT INTO tables VALUES ('AAAAAA', 2, 0), ('BBBBBB', 1, 1);
     INSERT INTO entries VALUES ('AAAAAA', 1, 10, NULL, '{}'), ('AAAAAA', 2, 20, 'k', '{}'), ('BBBBBB', 1, 10, NULL, '{}');
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${tables})
       INSERT INTO tables SELECT 'T' || i, 0, 0 FROM n WHERE i <= ${tables};
     PRAGMA application_id = ${0x55435254}; PRAGMA user_version = 1`,
  );
  first.close();
}

test('a full disk in the middle of a migration is reported as such', () => {
  needPosix();
  fileOfTheFirstVersion(10_000);
  const open = `import(process.argv[1]).then(({ sqliteJournal }) => sqliteJournal(process.argv[2]))
    .catch((error) => console.log(error.message))`;
  // No file of that process may grow past 32 KiB.
  const small = 'trap "" XFSZ; ulimit -f 64; exec "$0" --import tsx --eval "$@"';
  const sources = new URL('./journal.ts', import.meta.url).href;
  const said = execFileSync('sh', ['-c', small, process.execPath, open, sources, folder], { encoding: 'utf8' });

  expect(said).toMatch(/cannot be written: (?:database or disk is full|disk I\/O error)/);
});

test('a file of the first version is migrated, and its tables go on', async () => {
  fileOfTheFirstVersion();
  const journal = sqliteJournal(folder);

  expect(await journal.lastSeqs(['AAAAAA', 'BBBBBB', 'CCCCCC'])).toEqual(
    new Map([
      ['AAAAAA', 2],
      ['BBBBBB', 1],
    ]),
  );
  expect(await journal.append('AAAAAA', { seq: 2, at: 30, body: {} })).toBe('taken');
  expect(await journal.append('AAAAAA', { seq: 3, at: 30, body: {} })).toBe('appended');
  expect(await journal.unfinished()).toEqual(['AAAAAA']);
  expect((await journal.read('AAAAAA')).map(({ digest }) => digest !== undefined)).toEqual([false, false, true]);
  await journal.close();
});

test.each([
  ['an entry that was changed', `UPDATE sorted_entries SET body = '"y"' WHERE table_code = 'A' AND seq = 2`, 2],
  ['an entry that was lost', `DELETE FROM sorted_entries WHERE table_code = 'A' AND seq = 2`, 2],
  ['a first entry that was lost', `DELETE FROM sorted_entries WHERE table_code = 'A' AND seq = 1`, 1],
])('%s stops its table, and no other', async (_what, damage, seq) => {
  await fill(3);
  const journal = sqliteJournal(folder);
  await journal.append('B', { seq: 1, at: 0, body: 0 });
  const database = new Database(file);
  database.exec(damage);
  database.close();

  await expect(journal.read('A')).rejects.toMatchObject({ name: 'DamagedTableError', table: 'A', seq });
  expect(await journal.read('B')).toHaveLength(1);
  await journal.close();
});

test('a table that lost its last entries while no server ran is stopped, and no other', async () => {
  await fill(3);
  const journal = sqliteJournal(folder);
  await journal.append('B', { seq: 1, at: 0, body: 0 });
  const database = new Database(file);
  database.exec(`DELETE FROM sorted_entries WHERE table_code = 'A' AND seq >= 2`);
  database.close();

  await expect(journal.read('A')).rejects.toMatchObject({ name: 'DamagedTableError', table: 'A', seq: 2 });
  expect(await journal.read('B')).toHaveLength(1);
  await journal.close();
  const archive = sqliteArchive(folder);
  expect((await checkStore(archive.inspect())).damage).toEqual([
    'Table A is damaged: its last entry is 1 instead of 3.',
  ]);
  await archive.close();
});

test('an entry without a digest, as older versions wrote them, is followed by one with a digest', async () => {
  await fill(1);
  const older = new Database(file);
  older.exec(`INSERT INTO sorted_entries (table_code, seq, at, key, body) VALUES ('A', 2, 0, NULL, '0')`);
  older.close();
  const journal = sqliteJournal(folder);
  await journal.append('A', { seq: 3, at: 0, body: 0 });

  expect(await journal.read('A')).toHaveLength(3);
  await journal.close();
});

test('entries are read in order whether already sorted or not, and counted once', async () => {
  await fill(2);
  const journal = sqliteJournal(folder);
  await journal.append('A', { seq: 3, at: 0, body: 0 });
  await journal.append('B', { seq: 1, at: 0, body: 0 });

  expect((await journal.read('A')).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect((await journal.read('A', 2)).map(({ seq }) => seq)).toEqual([3]);
  expect(await journal.lastSeqs(['A', 'B', 'C'])).toEqual(
    new Map([
      ['A', 3],
      ['B', 1],
    ]),
  );
  await journal.close();
  expect(stored('recent_entries')).toBe(0);
  expect(stored('sorted_entries')).toBe(4);
});

test('of two processes that write in turn, each learns which entries the other has taken', async () => {
  await fill(1);
  const [one, other] = [sqliteJournal(folder), sqliteJournal(folder)];
  const entry = (seq: number) => ({ seq, at: 0, body: 0 });

  expect(await one.append('A', entry(2))).toBe('appended');
  expect(await other.append('A', entry(2))).toBe('taken');
  expect(await other.append('A', entry(3))).toBe('appended');
  expect(await one.append('A', entry(3))).toBe('taken');
  await expect(one.append('A', entry(5))).rejects.toMatchObject({ name: 'GapError', lastSeq: 3 });
  await other.remove([{ code: 'A', head: 3 }]);
  await expect(one.append('A', entry(4))).rejects.toMatchObject({ name: 'GapError', lastSeq: 0 });
  await one.close();
  await other.close();
});

test('many entries are sorted before the log is emptied, while others go on writing', async () => {
  const journal = sqliteJournal(folder);
  const entries = Array.from({ length: 9000 }, (_, index) => ({ seq: Math.floor(index / 10) + 1, at: 0, body: index }));
  await Promise.all(entries.map((entry, index) => journal.append(`T${index % 10}`, entry)));
  await new Promise((resolve) => setImmediate(resolve));
  await journal.append('T0', { seq: 901, at: 0, body: 0 });

  expect(stored('sorted_entries')).toBe(9000);
  expect(await journal.read('T0')).toHaveLength(901);
  await journal.close();
});
