import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { elementAt } from '../../engine/list.ts';
import { ReplacedError, type SharedJournal } from '../journal.ts';
import { openCopy } from './copy.ts';
import { FILE_NAME } from './files.ts';
import { sqliteJournal } from './journal.ts';
import { sortEntries } from './sort.ts';
import { sqliteLook } from './store-look.ts';

/** A replacement must be detected within this time. */
const WITHIN_MS = 1000;

let place: string;
let house: string;
let file: string;
let backup: string;
let journal: SharedJournal;
let seq: number;
let said: string[];

beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'undercroft-guard-'));
  [house, backup] = [join(place, 'house'), join(place, 'backup')];
  file = join(house, FILE_NAME);
  [seq, said] = [0, []];
  journal = sqliteJournal(house);
  journal.onReplaced?.((sentence) => said.push(sentence));
  await write(20);
  await back(backup);
  await write(20);
});

afterEach(async () => {
  await journal.close();
  rmSync(place, { recursive: true });
});

async function write(entries: number): Promise<void> {
  for (let left = entries; left > 0; left--) {
    seq += 1;
    await journal.append('A', { seq, at: seq, body: 'x'.repeat(500) });
  }
}

/** A backup of the data folder as it is now. */
async function back(to: string): Promise<void> {
  const look = await sqliteLook(house);
  look.copyTo?.(to);
  await look.close();
}

async function noticed(): Promise<string> {
  await expect.poll(() => said.length, { timeout: WITHIN_MS, interval: 20 }).toBe(1);
  return elementAt(said, 0);
}

async function entriesIn(copy: string): Promise<number> {
  const opened = openCopy(copy);
  let entries = 0;
  for await (const table of opened.inspect().tables()) entries += table.entries.length;
  opened.close();
  return entries;
}

const PLACEMENTS = [
  ['renamed over it', () => renameSync(backup, file), /was replaced while the server was running/],
  ['copied over it', () => copyFileSync(backup, file), /was overwritten while the server was running/],
  ['copied over it by cp', () => spawnSync('cp', [backup, file]), /was overwritten while the server was running/],
  ['moved away', () => renameSync(file, join(place, 'elsewhere')), /was moved or deleted while the server was running/],
] as const;

test.each(PLACEMENTS)(
  'a backup or nothing is %s: within a second the server stops answering, and says so',
  async (_how, replace, what) => {
    replace();

    expect(await noticed()).toMatch(what);
    expect(said[0]).toContain('It has stopped answering.');
    await expect(journal.append('A', { seq: seq + 1, at: 0, body: 0 })).rejects.toThrow(ReplacedError);
    await expect(journal.read('A')).rejects.toThrow(ReplacedError);
    await expect(journal.check()).rejects.toThrow(ReplacedError);
    await expect(journal.strangers.reports()).rejects.toThrow(ReplacedError);
  },
);

test('a file that was renamed over is kept with everything answered until then', async () => {
  renameSync(backup, file);
  const name = /is kept as (\S+) there/.exec(await noticed())?.[1] ?? '';

  expect(await entriesIn(join(house, name))).toBe(seq);
});

test('an overwritten file is opened as it is: the log of the old one is not copied into it', async () => {
  copyFileSync(backup, file);
  expect(await noticed()).toMatch(/is kept as undercroft\.sqlite-wal\.replaced-\d+T\d+Z/);
  await journal.close();
  // In a separate process: this one has never closed the file.
  const read = `import(process.argv[1]).then(async ({ sqliteJournal }) => {
    const journal = sqliteJournal(process.argv[2]);
    console.log((await journal.read('A')).length);
    await journal.close();
  });`;
  const again = join(place, 'again');
  cpSync(house, again, { recursive: true });
  const sources = pathToFileURL(join(import.meta.dirname, 'journal.ts')).href;
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--eval', read, sources, again], {
    encoding: 'utf8',
  });

  expect([stdout, stderr]).toEqual(['20\n', '']);
  const look = await sqliteLook(again);
  expect(await look.inspect().faults()).toEqual([]);
  await look.close();
});

test('a backup made a moment ago is detected too, before and after the log was emptied', async () => {
  for (const pause of [0, 6000]) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const fresh = join(place, `fresh-${pause}`);
    await back(fresh);
    await write(1);
    if (pause > 0) {
      copyFileSync(fresh, file);
      expect(await noticed()).toMatch(/overwritten/);
    }
  }
}, 20_000);

test('an older copy of file and log, restored with other tools, is detected', async () => {
  const copy = join(place, 'copied');
  cpSync(house, copy, { recursive: true });
  const merged = new Database(join(copy, FILE_NAME));
  merged.exec('CREATE TABLE more (one INTEGER)');
  merged.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  merged.close();
  copyFileSync(join(copy, FILE_NAME), file);

  expect(await noticed()).toMatch(/overwritten/);
});

test('no false alarm while two servers share the file, sort and empty the log, or somebody vacuums it', async () => {
  const other = sqliteJournal(house);
  const heard: string[] = [];
  other.onReplaced?.((sentence) => heard.push(sentence));
  for (let round = 0; round < 3; round++) {
    await Promise.all(
      Array.from({ length: 1500 }, (_, index) => {
        const at = round * 1500 + index + 1;
        return (index % 2 ? journal : other).append(`T${at}`, { seq: 1, at, body: 'y' });
      }),
    );
    const visitor = new Database(file);
    visitor.exec(round === 1 ? 'VACUUM' : 'PRAGMA wal_checkpoint(TRUNCATE)');
    visitor.close();
    await new Promise((resolve) => setTimeout(resolve, 2500));
  }

  expect([...said, ...heard]).toEqual([]);
  await other.close();
  await write(1);
}, 60_000);

test('nothing is said of a file into which another process has copied some of what was written since the last look', async () => {
  const visitor = new Database(file);
  const grow = (): void => {
    const person = `lower(hex(randomblob(32)))`;
    visitor.exec(`INSERT INTO finishes WITH RECURSIVE row (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM row LIMIT 500)
      SELECT ${person}, 'guess', n FROM row`);
  };
  for (let round = 0; round < 5; round++) {
    grow();
    sortEntries(visitor);
    visitor.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    await write(1);
    grow();
    sortEntries(visitor);
    await write(1);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  visitor.close();

  expect(said).toEqual([]);
});

test('a house whose file keeps its place has no log left, and nothing beside it', async () => {
  await journal.close();

  expect(statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  expect(statSync(file).size).toBeGreaterThan(0);
  expect(readdirSync(house).filter((name) => name.includes('replaced'))).toEqual([]);
});
