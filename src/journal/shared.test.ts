import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';
import { type Hint, type SharedJournal, WHISPER_BYTES } from './journal.ts';
import { MOST_PARCELS } from './parcels.ts';
import { postgresJournal } from './postgres.ts';
import { sqliteJournal } from './sqlite.ts';

let postgres: TestPostgres;
let folder: string;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.end());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'undercroft-shared-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

async function twoOnPostgres(): Promise<SharedJournal[]> {
  const url = await postgres.newDatabase();
  return Promise.all([postgresJournal(url), postgresJournal(url)]);
}

async function twoOnSqlite(): Promise<SharedJournal[]> {
  return [sqliteJournal(folder), sqliteJournal(folder)];
}

/** Everything one process hears, from when it can hear. */
async function heardBy(journal: SharedJournal): Promise<Hint[]> {
  const hints: Hint[] = [];
  journal.follow((hint) => hints.push(hint));
  await expect.poll(() => hints.some(({ kind }) => kind === 'hearing')).toBe(true);
  hints.length = 0;
  return hints;
}

describe.each([
  ['PostgreSQL', twoOnPostgres],
  ['one folder', twoOnSqlite],
])('two processes on %s', (_name, open) => {
  let one: SharedJournal;
  let two: SharedJournal;

  beforeEach(async () => {
    [one, two] = await open();
  });

  afterEach(() => Promise.all([one.close(), two.close()]));

  test('a parcel that is left at one is fetched at the other, once, and not when its time is over', async () => {
    const lying = { now: 1000, until: 2000 };

    expect(await one.parcels.leave('a', 'for you', lying)).toEqual({ kind: 'left', until: 2000 });
    expect(await one.parcels.leave('b', 'too late', lying)).toEqual({ kind: 'left', until: 2000 });
    expect(await two.parcels.leave('a', 'for you', { now: 1500, until: 2500 })).toEqual({ kind: 'left', until: 2000 });
    expect(await two.parcels.leave('a', 'for all', lying)).toEqual({ kind: 'full' });
    expect(await two.parcels.fetch('a', 1999)).toBe('for you');
    expect(await one.parcels.fetch('a', 1999)).toBeUndefined();
    expect(await two.parcels.fetch('b', 2000)).toBeUndefined();
  });

  test('no more parcels are taken than there is room for, until the oldest are too old', async () => {
    const names = Array.from({ length: MOST_PARCELS }, (_, place) => `${place}`);
    await Promise.all(names.map((name) => one.parcels.leave(name, '', { now: 0, until: 10 })));

    expect(await two.parcels.leave('new', '', { now: 9, until: 20 })).toEqual({ kind: 'full' });
    expect(await two.parcels.leave('7', '', { now: 9, until: 20 })).toEqual({ kind: 'left', until: 10 });
    expect(await two.parcels.leave('new', '', { now: 10, until: 20 })).toEqual({ kind: 'left', until: 20 });
  });

  test('each hears that the other has written, and not that it has itself', async () => {
    const [atOne, atTwo] = await Promise.all([one, two].map(heardBy));
    await one.append('A', { seq: 1, at: 0, body: 'secret' });

    await expect.poll(() => atTwo.some(({ kind }) => kind === 'written')).toBe(true);
    expect(JSON.stringify(atTwo)).not.toContain('secret');
    await two.append('A', { seq: 2, at: 0, body: 0 });
    await expect.poll(() => atOne.length).toBeGreaterThan(0);
    expect(atOne.filter(({ at }: Hint & { at?: { seq: number } }) => at?.seq === 1)).toEqual([]);
  });

  test('what one whispers the other hears once, and nobody who comes later', async () => {
    const [atOne, atTwo] = await Promise.all([one, two].map(heardBy));
    const long = 'è'.repeat(WHISPER_BYTES / 2);
    one.whisper('psst');
    one.whisper(long);

    const whispers = (hints: Hint[]) => hints.flatMap((hint) => (hint.kind === 'whispered' ? [hint.text] : []));
    await expect.poll(() => whispers(atTwo)).toEqual(['psst', long]);
    expect(whispers(atOne)).toEqual([]);
    expect(() => one.whisper(`${long}!`)).toThrow('bytes');
  });

  test('of two that race for every entry, each entry has one writer', async () => {
    const written = [0, 0];
    const race = [one, two].map(async (journal, index) => {
      for (let seq = 1; seq <= 50; seq++) {
        const results = await Promise.all(
          ['A', 'B', 'C'].map((table) => journal.append(table, { seq, at: 0, body: index })),
        );
        written[index] += results.filter((result) => result === 'appended').length;
      }
    });
    await Promise.all(race);

    expect(written[0] + written[1]).toBe(150);
    const rows = await one.read('B');
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
  });

  test('says that it can be written', async () => {
    await expect(one.check()).resolves.toBeUndefined();
  });
});
