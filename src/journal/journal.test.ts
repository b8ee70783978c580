import 'fake-indexeddb/auto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { postgresForFile } from '../../test/stores.ts';
import { indexedDbJournal } from '../local/indexed-db-journal.ts';
import type { Journal } from './journal.ts';
import { memoryJournal } from './memory.ts';
import { postgresJournal } from './postgres/journal.ts';
import { sqliteJournal } from './sqlite/journal.ts';

/** The digests of two entries; every store must write exactly these. */
const CHAINED = ['dFU6uykzT-BRNLW4uRXmai82rsooAJaUR2ZnWj2J55w', 'f-K2fuR_DVZTASzUlbX7MEgo58XlrJx7W4rgoePYoqg'];

const folders: string[] = [];
let stores = 0;

function sqliteInNewFolder(): Journal {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-journal-'));
  folders.push(folder);
  return sqliteJournal(folder);
}

const postgres = postgresForFile();

describe.each<[string, () => Journal | Promise<Journal>]>([
  ['memory', memoryJournal],
  ['IndexedDB', () => indexedDbJournal(`suite-${++stores}`)],
  ['SQLite', sqliteInNewFolder],
  ['PostgreSQL', async () => postgresJournal(await postgres().newDatabase())],
])('the journal in %s', (_name, open) => {
  let journal: Journal;

  beforeEach(async () => {
    journal = await open();
  });

  afterEach(async () => {
    await journal.close();
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  test('returns what was written, in order', async () => {
    await journal.append('A', { seq: 1, at: 10, body: { kind: 'opened' } });
    await journal.append('A', { seq: 2, at: 20, key: 'k', body: [1, 'two', null] });

    expect(await journal.read('A')).toMatchObject([
      { seq: 1, at: 10, body: { kind: 'opened' } },
      { seq: 2, at: 20, key: 'k', body: [1, 'two', null] },
    ]);
    expect(await journal.read('A', 1)).toHaveLength(1);
    expect(await journal.read('nobody')).toEqual([]);
  });

  test('chains each entry to the previous one, with the same digests in every store', async () => {
    await Promise.all([
      journal.append('A', { seq: 1, at: 10, body: { kind: 'opened' } }),
      journal.append('A', { seq: 2, at: 20, key: 'k', body: [1, 'due ✓', null] }),
    ]);
    await journal.append('B', { seq: 1, at: 10, body: { kind: 'opened' } });
    const [rows, others] = await Promise.all([journal.read('A'), journal.read('B')]);

    expect(rows.map(({ digest }) => digest)).toEqual(CHAINED);
    expect(others).not.toMatchObject([{ digest: rows[0]?.digest }]);
    expect(await journal.read('A', 1)).toEqual(rows.slice(1));
  });

  test('answers many concurrent reads separately', async () => {
    const tables = Array.from({ length: 70 }, (_, index) => `T${index}`);
    await Promise.all(tables.map((table) => journal.append(table, { seq: 1, at: 1, body: { table } })));
    await journal.append('T1', { seq: 2, at: 2, body: 'more' });
    const [all, later, none, ...others] = await Promise.all([
      journal.read('T1'),
      journal.read('T1', 1),
      journal.read('T1', 2),
      ...tables.map((table) => journal.read(table)),
    ]);

    expect(all.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(later).toMatchObject([{ seq: 2, at: 2, body: 'more' }]);
    expect(none).toEqual([]);
    expect(others.map(([row]) => row?.body)).toEqual(tables.map((table) => ({ table })));
  });

  test('removes a table whose last entry is still the one that was read, and keeps a changed one', async () => {
    await journal.append('A', { seq: 1, at: 1, body: 'opened' });
    await journal.append('B', { seq: 1, at: 1, body: 'opened' });
    await journal.append('B', { seq: 2, at: 2, body: 'sat' });

    expect(
      await journal.remove([
        { code: 'A', head: 1 },
        { code: 'B', head: 1 },
        { code: 'C', head: 1 },
      ]),
    ).toEqual(['A']);
    expect(await journal.read('A')).toEqual([]);
    expect(await journal.read('B')).toHaveLength(2);
    expect(await journal.unfinished()).toEqual(['B']);
    expect([await journal.unfinished('B'), await journal.unfinished('A')]).toEqual([['B'], []]);
    expect(await journal.append('A', { seq: 1, at: 3, body: 'another' })).toBe('appended');
  });

  test('tells the second writer of an entry that it is taken, and keeps the first', async () => {
    const results = await Promise.all(
      [1, 2, 3].map((writer) => journal.append('A', { seq: 1, at: 0, body: { writer } })),
    );

    expect(results).toEqual(['appended', 'taken', 'taken']);
    expect(await journal.read('A')).toMatchObject([{ seq: 1, at: 0, body: { writer: 1 } }]);
  });

  test('refuses gaps in a table, and the other writers of the same tick go on', async () => {
    const gap = journal.append('A', { seq: 2, at: 0, body: 'too early' });
    const other = journal.append('B', { seq: 1, at: 0, body: 'fine' });

    await expect(gap).rejects.toThrow('gap');
    expect(await other).toBe('appended');
    expect(await journal.read('A')).toEqual([]);
  });

  test('accepts several entries of one table within one tick', async () => {
    const results = await Promise.all([1, 2, 3].map((seq) => journal.append('A', { seq, at: seq, body: seq })));

    expect(results).toEqual(['appended', 'appended', 'appended']);
    expect((await journal.read('A')).map(({ body }) => body)).toEqual([1, 2, 3]);
  });

  test('knows the last entries of tables, and which are unfinished', async () => {
    await journal.append('A', { seq: 1, at: 0, body: 0 });
    await journal.append('A', { seq: 2, at: 0, body: 0, over: { game: 'dash', people: [] } });
    await journal.append('A', { seq: 3, at: 0, body: 'a word after the end' });
    await journal.append('B', { seq: 1, at: 0, body: 0 });

    expect(await journal.lastSeqs(['A', 'B', 'C'])).toEqual(
      new Map([
        ['A', 3],
        ['B', 1],
      ]),
    );
    expect(await journal.unfinished()).toEqual(['B']);
  });

  test('knows who last finished another game', async () => {
    await journal.append('A', { seq: 1, at: 10, body: 0, over: { game: 'dash', people: ['ann', 'bob'] } });
    await journal.append('B', { seq: 1, at: 20, body: 0, over: { game: 'dash', people: ['ann'] } });
    await journal.append('C', { seq: 1, at: 30, body: 0, over: { game: 'days', people: ['bob', 'cyd'] } });

    expect(await journal.latestToFinish(['ann', 'bob', 'cyd'], 'days')).toEqual({ people: ['ann'], at: 20 });
    expect(await journal.latestToFinish(['bob', 'cyd'], 'days')).toEqual({ people: ['bob'], at: 10 });
    expect(await journal.latestToFinish(['cyd'], 'days')).toBeUndefined();
    expect(await journal.latestToFinish(['bob'], 'dash')).toEqual({ people: ['bob'], at: 30 });
    expect(await journal.latestToFinish([], 'dash')).toBeUndefined();
  });

  test('[DD-5] names everybody who finished another game together, without ranking them', async () => {
    await journal.append('A', { seq: 1, at: 10, body: 0, over: { game: 'time', people: ['ann', 'bob', 'cyd'] } });
    await journal.append('B', { seq: 1, at: 20, body: 0, over: { game: 'dash', people: ['cyd', 'bob'] } });

    const latest = await journal.latestToFinish(['ann', 'bob', 'cyd', 'dan'], 'days');
    expect(latest?.at).toBe(20);
    expect(new Set(latest?.people)).toEqual(new Set(['bob', 'cyd']));
    expect(latest?.people).toHaveLength(2);
    // People who are not asked about do not count, nor do their finishes.
    expect(await journal.latestToFinish(['ann', 'dan'], 'days')).toEqual({ people: ['ann'], at: 10 });
  });

  test('keeps the first text of a pack for good', async () => {
    await journal.putPack('d', '{"first":true}');
    await journal.putPack('d', '{"second":true}');

    expect(await journal.getPack('d')).toBe('{"first":true}');
    expect(await journal.getPack('e')).toBeUndefined();
  });

  test('is not affected by later changes to a written object', async () => {
    const body = { card: 1 };
    await journal.append('A', { seq: 1, at: 0, body });
    body.card = 2;

    expect(await journal.read('A')).toMatchObject([{ seq: 1, at: 0, body: { card: 1 } }]);
  });
});
