import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { postgresForFile } from '../../test/stores.ts';
import { fromLines, toLines } from './archive-lines.ts';
import { openArchive, openJournal, type StoreLocation } from './open.ts';

const folders: string[] = [];
const postgres = postgresForFile();

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function newFolder(): StoreLocation {
  const dataDir = mkdtempSync(join(tmpdir(), 'undercroft-archive-'));
  folders.push(dataDir);
  return { dataDir };
}

const newDatabase = async (): Promise<StoreLocation> => ({ dataDir: '', databaseUrl: await postgres().newDatabase() });

/** Some of everything: tables, one of them finished, a campaign, packs and finishes. */
async function furnish(place: StoreLocation): Promise<void> {
  const journal = await openJournal(place);
  await journal.putPack('d1', '{ "spaces":  "stay" }');
  for (let seq = 1; seq <= 3; seq++) await journal.append('A', { seq, at: seq * 1e12, key: `k${seq}`, body: { seq } });
  await journal.append('B', { seq: 1, at: 5, body: 'tè \u0000 ☕', over: { game: 'dash', people: ['ann', 'ben'] } });
  await journal.append('campaign:C', { seq: 1, at: 7, body: [null], over: { game: 'days', people: ['ann'] } });
  const many = Array.from({ length: 700 }, (_, index) => `T${index}`);
  await Promise.all(many.map((code) => journal.append(code, { seq: 1, at: 9, body: 0 })));
  await journal.close();
}

async function linesOf(place: StoreLocation): Promise<string[]> {
  const archive = await openArchive(place);
  const lines: string[] = [];
  for await (const line of toLines(archive.readAll())) lines.push(line);
  await archive.close();
  return lines;
}

async function all<Thing>(things: AsyncIterable<Thing>): Promise<Thing[]> {
  const list: Thing[] = [];
  for await (const thing of things) list.push(thing);
  return list;
}

async function fill(place: StoreLocation, lines: readonly string[]): Promise<void> {
  const archive = await openArchive(place);
  async function* given() {
    yield* lines;
  }
  try {
    await archive.writeAll(fromLines(given()));
  } finally {
    await archive.close();
  }
}

test('everything goes from SQLite to PostgreSQL and back unchanged', async () => {
  const [first, second, third] = [newFolder(), await newDatabase(), newFolder()];
  await furnish(first);
  const lines = await linesOf(first);
  await fill(second, lines);
  const there = await linesOf(second);
  await fill(third, there);

  expect(there).toEqual(lines);
  expect(await linesOf(third)).toEqual(lines);
  expect(lines).toHaveLength(1 + 1 + 3 + 703 + 705 + 1);
  const journal = await openJournal(second);
  expect(await journal.append('A', { seq: 4, at: 0, body: 'and on' })).toBe('appended');
  expect((await journal.latestToFinish(['ann', 'ben'], 'days'))?.people.toSorted()).toEqual(['ann', 'ben']);
  expect(await journal.getPack('d1')).toBe('{ "spaces":  "stay" }');
  expect(await journal.unfinished()).not.toContain('B');
  await journal.close();
});

test('an interrupted export closes the file', async () => {
  const place = newFolder();
  await furnish(place);
  const archive = await openArchive(place);
  await archive.readAll()[Symbol.asyncIterator]().next();

  await expect(archive.close()).resolves.toBeUndefined();
});

test.each([
  ['SQLite', async () => newFolder()],
  ['PostgreSQL', newDatabase],
])('a house in %s that has tables is left as it is', async (_name, newPlace) => {
  const [from, to] = [newFolder(), await newPlace()];
  await furnish(from);
  await furnish(to);
  const before = await linesOf(to);

  await expect(fill(to, await linesOf(from))).rejects.toThrow('already has tables');
  expect(await linesOf(to)).toEqual(before);
});

test.each([
  ['is cut short', (lines: string[]) => lines.slice(0, -1)],
  ['is cut short in a table', (lines: string[]) => lines.slice(0, 7)],
  ['lacks an entry', (lines: string[]) => lines.toSpliced(7, 1)],
  ['is no archive', () => ['{"format":"something-else"}']],
  ['has nothing in it', () => []],
  ['has nonsense in it', (lines: string[]) => lines.toSpliced(400, 1, '{')],
])('a file that %s is refused, and nothing of it stays', async (_what, spoil) => {
  const from = newFolder();
  await furnish(from);
  const lines = spoil(await linesOf(from));
  for (const to of [newFolder(), await newDatabase()]) {
    await expect(fill(to, lines)).rejects.toThrow('The archive cannot be used');
    expect(await linesOf(to)).toHaveLength(2);
  }
});

test.each([
  ['a file', async () => newFolder()],
  ['a database', newDatabase],
])(
  'of %s old tables are taken away with their entries, but none that was touched since it was found',
  async (_, where) => {
    const place = await where();
    await furnish(place);
    const [archive, journal] = await Promise.all([openArchive(place), openJournal(place)]);
    const found = await all(archive.untouched(9));
    expect(found).toEqual([
      { code: 'B', head: 1, over: true, first: 'tè \u0000 ☕' },
      { code: 'campaign:C', head: 1, over: true, first: [null] },
    ]);
    expect(await all(archive.untouched(10))).toHaveLength(702);

    await journal.append('T7', { seq: 2, at: 10, body: 'touched' });
    const old = ['B', 'T7', 'T8'].map((code) => ({ code, head: 1 }));
    expect((await archive.remove(old)).toSorted()).toEqual(['B', 'T8']);
    expect(await journal.lastSeqs(['A', 'B', 'T7', 'T8'])).toEqual(
      new Map([
        ['A', 3],
        ['T7', 2],
      ]),
    );
    expect([(await journal.read('T8')).length, (await journal.read('T7')).length]).toEqual([0, 2]);
    await expect(journal.append('T8', { seq: 2, at: 11, body: 'too late' })).rejects.toThrow('gap');
    await Promise.all([archive.close(), journal.close()]);
  },
);
