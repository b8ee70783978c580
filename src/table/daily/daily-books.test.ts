import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bothStores } from '../../../test/stores.ts';
import type { SharedJournal } from '../../journal/journal.ts';
import { textDigest } from '../digest.ts';
import { guessDaily } from '../fixtures/guess.ts';
import { testHouse } from '../fixtures/test-house.ts';
import { dayKey } from './daily-book.ts';
import { DailyBooks } from './daily-books.ts';

const DAY = '2026-11-18';
const ANN = textDigest('ann');
const BEN = textDigest('ben');

const { twoOnPostgres, twoOnSqlite } = bothStores();

describe.each([
  ['PostgreSQL', twoOnPostgres],
  ['one folder', twoOnSqlite],
])('the days of two nodes on %s', (_name, open) => {
  let journals: [SharedJournal, SharedJournal];
  let nodes: [DailyBooks, DailyBooks];

  beforeEach(async () => {
    journals = await open();
    const nodeOn = (journal: SharedJournal) => new DailyBooks(testHouse({ journal }), [guessDaily]);
    nodes = [nodeOn(journals[0]), nodeOn(journals[1])];
  });

  afterEach(() => Promise.all(journals.map((journal) => journal.close())));

  test('nodes that seal a day at once agree on one seed, which never changes again', async () => {
    const books = await Promise.all([...nodes, ...nodes].map((node) => node.seal(DAY)));
    const seeds = new Set(books.map((book) => book?.sealed.seed));
    expect(seeds.size).toBe(1);
    const late = new DailyBooks(testHouse({ journal: journals[0] }), []);
    expect((await late.seal(DAY))?.sealed).toEqual(books[0]?.sealed);
    expect(books[0]?.sealed).toMatchObject({ game: 'guess', setup: 'small', bots: ['any'], together: false });
  });

  test('of two tries that one device begins through two nodes at once, one counts', async () => {
    await nodes[0].seal(DAY);
    const begin = (node: DailyBooks, table: string) =>
      node.append(DAY, ({ tries }) => (tries.has(ANN) ? undefined : { v: 1, kind: 'began', person: ANN, table }));
    const [one, other] = await Promise.all([begin(nodes[0], 'T0'), begin(nodes[1], 'T1')]);
    expect(one.tries.get(ANN)?.table).toBe(other.tries.get(ANN)?.table);
  });

  test('a result counts once, and only if its entry precedes the opening, whatever any clock says', async () => {
    await nodes[0].seal(DAY);
    const result = { score: 7, won: true, name: 'Ann', streak: 1 };
    const write = (seq: number, body: unknown) => journals[1].append(dayKey(DAY), { seq, at: 0, body });
    await write(2, { v: 1, kind: 'began', person: ANN, table: 'A' });
    await write(3, { v: 1, kind: 'began', person: BEN, table: 'B' });
    await write(4, { v: 1, kind: 'finished', person: ANN, ...result });
    await write(5, { v: 1, kind: 'finished', person: ANN, ...result, score: 99 });
    await write(6, { v: 1, kind: 'opened' });
    await write(7, { v: 1, kind: 'finished', person: BEN, ...result });
    const book = await nodes[0].read(DAY);
    expect(book?.tries.get(ANN)?.result).toMatchObject({ score: 7, name: 'Ann' });
    expect(book?.tries.get(BEN)?.result).toBeUndefined();
    expect(book?.openedAt).toBe(0);
  });

  test('a day is not an unfinished table', async () => {
    await nodes[0].seal(DAY);
    expect(await journals[1].unfinished()).toEqual([]);
  });
});
