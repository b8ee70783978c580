import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isPrivate } from '../../../test/needs.ts';
import { fc } from '../../../test/properties.ts';
import { elementAt } from '../../engine/list.ts';
import { JournalError, type SharedJournal } from '../journal.ts';
import { FILE_NAME } from './files.ts';
import { sqliteJournal } from './journal.ts';
import { readLog } from './log-file.ts';

const ENTRIES = 20;
const LOG = `${FILE_NAME}-wal`;

let place: string;
let crashed: string;
let folder: string;
let log: Buffer;
let folders = 0;

/** The files of a data folder when its process is killed: nothing has been copied from the log yet. */
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'undercroft-log-'));
  const house = join(place, 'house');
  crashed = join(place, 'crashed');
  const journal = sqliteJournal(house);
  await journal.append('A', { seq: 1, at: 0, body: 'first' });
  // A reader keeps the log from being emptied, however long this takes.
  const reader = new Database(join(house, FILE_NAME));
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM entries').get();
  const appends = Array.from({ length: ENTRIES - 1 }, (_, index) => ({ seq: index + 2, at: 0, body: 'x'.repeat(500) }));
  for (const row of appends) await journal.append('A', row);
  cpSync(house, crashed, { recursive: true });
  log = readFileSync(join(crashed, LOG));
  reader.close();
  await journal.close();
});

afterAll(() => rmSync(place, { recursive: true }));

beforeEach(() => {
  folder = join(place, `copy-${folders++}`);
  cpSync(crashed, folder, { recursive: true });
});

/** The messages when the folder is opened, and its number of entries then. */
async function open(): Promise<{ said: string[]; entries: number }> {
  const said: string[] = [];
  const journal = sqliteJournal(folder, (sentence) => said.push(sentence));
  const entries = (await journal.read('A')).length;
  await journal.close();
  return { said, entries };
}

/** The error of a separate process that opens the folder. Its open files are closed when it ends, at the latest. */
function saidElsewhere(): string {
  const open = `import(process.argv[1]).then(({ sqliteJournal }) => sqliteJournal(process.argv[2]))
    .catch((error) => console.log(error.message))`;
  const sources = new URL('./journal.ts', import.meta.url).href;
  return execFileSync(process.execPath, ['--import', 'tsx', '--eval', open, sources, folder], { encoding: 'utf8' });
}

async function openOnce(): Promise<SharedJournal> {
  return sqliteJournal(folder, () => undefined);
}

function flipped(at: number): Buffer {
  const copy = Buffer.from(log);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
}

test('after a crash everything that was answered is there, and there is no message', async () => {
  expect(readLog(log)).toMatchObject({ lostCommits: 0 });
  expect(await open()).toEqual({ said: [], entries: ENTRIES });
});

test('one flipped bit in the middle of the log is reported with its cost, and a copy is kept', async () => {
  // The schema comes first.
  const damaged = flipped(Math.floor(log.length * 0.8));
  writeFileSync(join(folder, LOG), damaged);
  const { said, entries } = await open();

  expect(entries).toBeGreaterThan(0);
  expect(entries).toBeLessThan(ENTRIES);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(`its last ${ENTRIES - entries} transactions cannot be read`);
  const copy = readdirSync(folder).find((name) => name.includes('.damaged-')) ?? '';
  expect(said[0]).toContain(copy);
  expect(readFileSync(join(folder, copy)).equals(damaged)).toBe(true);
  expect(isPrivate(join(folder, copy))).toBe(true);
});

test('wherever a bit flips, no transaction is dropped without being counted', () => {
  const { soundCommits } = readLog(log);
  const isCounted = (at: number): boolean => {
    const found = readLog(flipped(at));
    return found.soundCommits + found.lostCommits >= soundCommits;
  };
  const headers = Array.from({ length: 32 + 24 }, (_, at) => at);
  expect(headers.filter((at) => !isCounted(at))).toEqual([]);
  fc.assert(fc.property(fc.nat(log.length - 1), isCounted));
});

test.each([
  ['in the middle of a frame', 100],
  ['right after the beginning of a frame', 24 + 4096 - 5],
])('a log that was cut off %s is told, with what may be lost, and a copy is kept', async (_where, cut) => {
  truncateSync(join(folder, LOG), log.length - cut);
  const { said, entries } = await open();

  expect({ said, entries }).toEqual({
    said: [expect.stringMatching(/ends in the middle of a write.*answered moves are lost\. A copy/)],
    entries: ENTRIES - 1,
  });
});

test('part of a frame left by an earlier log is no loss', () => {
  const older = Buffer.from(log.subarray(32, 32 + 2000));
  older.writeUInt32BE(~older.readUInt32BE(12) >>> 0, 12);

  expect(readLog(Buffer.concat([log, older]))).toEqual(readLog(log));
});

test('frames left by an earlier log are no loss', () => {
  const older = Buffer.from(log);
  for (let at = 32; at < older.length; at += 24 + 4096)
    older.writeUInt32BE(~older.readUInt32BE(at + 12) >>> 0, at + 12);
  const both = Buffer.concat([log, older.subarray(32)]);

  expect(readLog(both)).toEqual(readLog(log));
});

test.each([
  ['emptied', (path: string) => truncateSync(path, 0), 'is empty, but its log is not'],
  ['deleted', (path: string) => rmSync(path), 'is gone, but its log is not'],
])('a file that was %s beside its log is refused, and the log stays', async (_what, damage, why) => {
  damage(join(folder, FILE_NAME));

  await expect(open()).rejects.toThrow(why);
  await expect(open()).rejects.toThrow(JournalError);
  expect(readFileSync(join(folder, LOG)).equals(log)).toBe(true);
});

test.each([
  ['a page of zeros', (path: string) => writeFileSync(path, readFileSync(path).fill(0, 0, 4096))],
  ['only its first 1000 bytes', (path: string) => truncateSync(path, 1000)],
  ['noise in it', (path: string) => writeFileSync(path, readFileSync(path).fill(0xa5, 4096 * 3, 4096 * 9))],
])(
  'a file that has %s beside its log is refused, and neither of the two is changed by a byte',
  async (_what, damage) => {
    // Everything is in the file, and the log has what was written since.
    await (await openOnce()).close();
    const journal = await openOnce();
    await journal.append('B', { seq: 1, at: 0, body: 'x' });
    const copy = join(place, `copy-${folders++}`);
    cpSync(folder, copy, { recursive: true });
    await journal.close();
    folder = copy;
    const path = join(folder, FILE_NAME);
    damage(path);
    const before = [path, join(folder, LOG)].map((file) => readFileSync(file));
    expect(elementAt(before, 1).length).toBeGreaterThan(0);

    expect(saidElsewhere()).toContain('nothing was changed');
    expect([path, join(folder, LOG)].map((file, index) => readFileSync(file).equals(elementAt(before, index)))).toEqual(
      [true, true],
    );
    expect(readdirSync(folder).filter((name) => name.includes('damaged'))).toEqual([]);
  },
);

test('an empty file beside other remains of a data folder is refused', async () => {
  const journal = sqliteJournal(folder);
  journal.broadcast('hello');
  await journal.close();
  truncateSync(join(folder, FILE_NAME), 0);

  await expect(open()).rejects.toThrow('is empty, but a server was used here');
});

test('the log is copied into the file and emptied some seconds after an entry', async () => {
  const journal = sqliteJournal(folder);
  await journal.append('B', { seq: 1, at: 0, body: 'x' });
  expect(statSync(join(folder, LOG)).size).toBeGreaterThan(0);

  await expect.poll(() => statSync(join(folder, LOG)).size, { timeout: 30_000 }).toBe(0);
  await journal.close();
});
