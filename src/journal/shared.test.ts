import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';
import { type Hint, MAX_NODE_MESSAGE_BYTES, type SharedJournal } from './journal.ts';
import { postgresJournal } from './postgres/journal.ts';
import { sqliteJournal } from './sqlite/journal.ts';
import { MAX_TRANSFERS } from './transfers.ts';

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
  journal.subscribe((hint) => hints.push(hint));
  await expect.poll(() => hints.some(({ kind }) => kind === 'connected')).toBe(true);
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

  test('a transfer stored through one is taken through the other, once, and not after it expired', async () => {
    const lying = { now: 1000, until: 2000 };

    expect(await one.transfers.put('a', 'for you', lying)).toEqual({ kind: 'left', until: 2000 });
    expect(await one.transfers.put('b', 'too late', lying)).toEqual({ kind: 'left', until: 2000 });
    expect(await two.transfers.put('a', 'for you', { now: 1500, until: 2500 })).toEqual({ kind: 'left', until: 2000 });
    expect(await two.transfers.put('a', 'for all', lying)).toEqual({ kind: 'full' });
    expect(await two.transfers.take('a', 1999)).toBe('for you');
    expect(await one.transfers.take('a', 1999)).toBeUndefined();
    expect(await two.transfers.take('b', 2000)).toBeUndefined();
  });

  test('no more transfers are stored than the limit, until the oldest expire', async () => {
    const names = Array.from({ length: MAX_TRANSFERS }, (_, place) => `${place}`);
    await Promise.all(names.map((name) => one.transfers.put(name, '', { now: 0, until: 10 })));

    expect(await two.transfers.put('new', '', { now: 9, until: 20 })).toEqual({ kind: 'full' });
    expect(await two.transfers.put('7', '', { now: 9, until: 20 })).toEqual({ kind: 'left', until: 10 });
    expect(await two.transfers.put('new', '', { now: 10, until: 20 })).toEqual({ kind: 'left', until: 20 });
  });

  test('each gets hints of the entries of the other, and none of its own', async () => {
    const [atOne, atTwo] = await Promise.all([one, two].map(heardBy));
    await one.append('A', { seq: 1, at: 0, body: 'secret' });

    await expect.poll(() => atTwo.some(({ kind }) => kind === 'written')).toBe(true);
    expect(JSON.stringify(atTwo)).not.toContain('secret');
    await two.append('A', { seq: 2, at: 0, body: 0 });
    await expect.poll(() => atOne.length).toBeGreaterThan(0);
    expect(atOne.filter(({ at }: Hint & { at?: { seq: number } }) => at?.seq === 1)).toEqual([]);
  });

  test('a message reaches the other once, and nobody who subscribes later', async () => {
    const [atOne, atTwo] = await Promise.all([one, two].map(heardBy));
    const long = 'è'.repeat(MAX_NODE_MESSAGE_BYTES / 2);
    one.broadcast('psst');
    one.broadcast(long);

    const messages = (hints: Hint[]) => hints.flatMap((hint) => (hint.kind === 'message' ? [hint.text] : []));
    await expect.poll(() => messages(atTwo)).toEqual(['psst', long]);
    expect(messages(atOne)).toEqual([]);
    expect(() => one.broadcast(`${long}!`)).toThrow('bytes');
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
