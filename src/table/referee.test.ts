import { beforeEach, expect, test } from 'vitest';
import type { Box } from '../engine/game.ts';
import { replayRecord } from '../engine/record.ts';
import { gap, type Journal, type NewRow } from '../journal/journal.ts';
import { memoryJournal } from '../journal/memory.ts';
import { hexDigest } from './digest.ts';
import { guessBox } from './fixtures/guess.ts';
import { guessState, loadReferee, opened, person, playingTable } from './fixtures/people.ts';
import { type TestHouse, testHouse } from './fixtures/test-house.ts';
import { recordOf } from './records/record-of.ts';
import type { Referee } from './referee.ts';
import { tableInfo } from './view.ts';

const ann = person('Ann');
const ben = person('Ben');
const pass = { kind: 'pass' };
let house: TestHouse;
let referee: Referee;

async function started(options: Record<string, unknown> = {}): Promise<Referee> {
  const table = await playingTable(house, [ann, ben], { options: { starter: 0, ...options } });
  return table;
}

const move = (seen: number, what: unknown = pass) => ({ kind: 'move', seen, move: what }) as const;
const rows = (table: Referee) => house.journal.read(table.table.code);
const error = (code: string) => ({ kind: 'error', code });

beforeEach(async () => {
  house = testHouse();
  referee = await started();
});

test('a move is answered with its journal number, under which it is stored with its time', async () => {
  house.time += 70;

  expect(await ann.asks(referee, move(3))).toEqual({ kind: 'done', seq: 4 });
  expect((await rows(referee))[3]).toMatchObject({
    seq: 4,
    at: house.time,
    body: { v: 1, kind: 'moved', seat: 0, move: pass },
  });
});

test('no message is sent before the journal has the entry', async () => {
  const order: string[] = [];
  const journal = memoryJournal();
  house = testHouse({
    journal: {
      ...journal,
      append: async (table, row) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        order.push(`written ${row.seq}`);
        return journal.append(table, row);
      },
    },
  });
  referee = await started();
  order.length = 0;
  referee.subscribe(({ row }) => order.push(`told ${row.seq}`));
  await Promise.all([
    ann.asks(referee, move(3)).then(() => order.push('answered 4')),
    ben.asks(referee, move(4)).then(() => order.push('answered 5')),
  ]);

  expect(order).toEqual(['written 4', 'told 4', 'answered 4', 'written 5', 'told 5', 'answered 5']);
});

test('the same key gets the old answer and writes nothing', async () => {
  const first = await ann.asks(referee, move(3), 'tap');
  const again = await Promise.all([ann.asks(referee, move(3), 'tap'), ann.asks(referee, move(4), 'tap')]);

  expect(again).toEqual([first, first]);
  expect(await rows(referee)).toHaveLength(4);
  expect(await ann.asks(await loadReferee(house, referee.table.code), move(3), 'tap')).toEqual(first);
});

test('the same key from another person is another key', async () => {
  await ann.asks(referee, move(3), 'tap');

  expect(await ben.asks(referee, move(4), 'tap')).toEqual({ kind: 'done', seq: 5 });
});

test('a second tap that had not seen the first is stale', async () => {
  await ann.asks(referee, move(3));
  await ben.asks(referee, move(4));

  expect(await ann.asks(referee, move(3))).toEqual(error('stale'));
  expect(await ann.asks(referee, move(5))).toEqual({ kind: 'done', seq: 6 });
});

test('in real time no move is stale', async () => {
  const realTime: Box = { ...guessBox, open: (pack) => ({ ...guessBox.open(pack), realTime: true }) };
  house = testHouse({ findBox: () => realTime });
  referee = await started();
  await ann.asks(referee, move(3));
  await ben.asks(referee, move(3));

  expect(await ann.asks(referee, move(3))).toEqual({ kind: 'done', seq: 6 });
});

test('an invalid move, one out of turn, or by somebody without a seat is refused', async () => {
  expect(await ann.asks(referee, move(3, { kind: 'cheat' }))).toEqual(error('not-a-move'));
  expect(await ben.asks(referee, move(3))).toEqual(error('not-your-turn'));
  expect(await person('Eve').asks(referee, move(3))).toEqual(error('not-your-seat'));
  expect(await ann.asks(await opened(house, ann), move(1))).toEqual(error('not-started'));
  expect(await rows(referee)).toHaveLength(3);
});

test('a move forbidden by a rule is answered with the rule', async () => {
  guessState(referee).deck.length = 0;

  expect(await ann.asks(referee, move(3, { kind: 'swap' }))).toEqual({ kind: 'refused', rule: 'GU-2' });
});

test('a rule that throws harms neither the journal nor the table', async () => {
  const before = structuredClone(referee.table.play);

  expect(await ann.asks(referee, move(3, { kind: 'stumble' }))).toEqual(error('unavailable'));
  expect(house.troubles).toHaveLength(1);
  expect(referee.table.play).toEqual(before);
  expect(await rows(referee)).toHaveLength(3);
  expect(await ann.asks(referee, move(3))).toEqual({ kind: 'done', seq: 4 });
});

test('a listener that throws does not affect the others', async () => {
  const told: number[] = [];
  referee.subscribe(() => {
    throw new Error('deaf');
  });
  referee.subscribe(({ row }) => told.push(row.seq));

  expect(await ann.asks(referee, move(3))).toEqual({ kind: 'done', seq: 4 });
  expect(told).toEqual([4]);
});

test("a referee that lost the race reads the other's entry and judges again", async () => {
  const other = await loadReferee(house, referee.table.code);
  await ann.asks(other, move(3));

  expect(await ben.asks(referee, move(3))).toEqual(error('not-your-turn'));
  await referee.refresh();
  expect(await ben.asks(referee, move(4))).toEqual({ kind: 'done', seq: 5 });
  expect(await ann.asks(other, move(4))).toEqual(error('not-your-turn'));
  await other.refresh();
  expect(other.table.play?.state).toEqual(referee.table.play?.state);
});

test('a referee does not refuse somebody for an entry written on another node a moment ago', async () => {
  const open = await opened(house, ann);
  await ben.sits(await loadReferee(house, open.table.code));

  expect(await ann.asks(open, { kind: 'start' })).toEqual({ kind: 'done', seq: 3 });
  expect(await ann.asks(open, { kind: 'start' })).toEqual(error('already-started'));
});

test('a move whose page left while the store was down is not made: the page asks another node', async () => {
  const journal = memoryJournal();
  let isSlow = false;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  house = testHouse({
    journal: {
      ...journal,
      append: async (table, row) => {
        if (isSlow) await held;
        return journal.append(table, row);
      },
    },
  });
  referee = await started();
  isSlow = true;
  const first = ann.asks(referee, move(3));
  let isPresent = true;
  const second = referee.submit({
    requester: { kind: 'person', secretHash: ben.secretHash },
    key: 'left',
    request: move(4),
    isAwaited: () => isPresent,
  });
  isPresent = false;
  release();

  expect(await first).toMatchObject({ kind: 'done' });
  expect(await second).toEqual(error('unavailable'));
  expect(await rows(referee)).toHaveLength(4);
});

test('the same move sent to two referees is made once, and both give the same answer', async () => {
  const other = await loadReferee(house, referee.table.code);
  const [one, two] = await Promise.all([ann.asks(referee, move(3), 'tap'), ann.asks(other, move(3), 'tap')]);

  expect(one).toEqual({ kind: 'done', seq: 4 });
  expect(two).toEqual(one);
  expect(await rows(referee)).toHaveLength(4);
});

test('after a failed write the referee reads the journal before it continues', async () => {
  let broken = true;
  const journal = memoryJournal();
  const flaky: Journal = {
    ...journal,
    append: async (table: string, row: NewRow) => {
      const result = await journal.append(table, row);
      // The worst case: the entry was written, but the write reports a failure.
      if (broken && row.seq === 4) throw new Error('the disk went away');
      return result;
    },
  };
  house = testHouse({ journal: flaky });
  referee = await started();

  expect(await ann.asks(referee, move(3), 'tap')).toEqual(error('unavailable'));
  broken = false;
  expect(await ben.asks(referee, move(4))).toEqual({ kind: 'done', seq: 5 });
  expect(await ann.asks(referee, move(3), 'tap')).toEqual({ kind: 'done', seq: 4 });
  expect(await rows(referee)).toHaveLength(5);
});

test('a journal that cannot be replayed stops this table only', async () => {
  await house.journal.append(referee.table.code, { seq: 4, at: 0, body: { v: 2, kind: 'moved' } });

  expect(await ann.asks(referee, move(3))).toEqual(error('unavailable'));
  expect(await ben.asks(referee, move(3))).toEqual(error('unavailable'));
  expect(house.troubles).toHaveLength(1);
  expect(await ann.asks(await started(), move(3))).toEqual({ kind: 'done', seq: 4 });
});

/** A journal in which a table can lose its last entry; `countsIt` says whether the store still counts it. */
function forgetful({ countsIt }: { countsIt: boolean }): Journal & { lose(): void } {
  const journal = memoryJournal();
  let most = Number.POSITIVE_INFINITY;
  return {
    ...journal,
    lose: () => {
      most = 3;
    },
    read: async (table, after) => (await journal.read(table, after)).filter(({ seq }) => seq <= most),
    lastSeqs: async (tables) =>
      new Map([...(await journal.lastSeqs(tables))].map(([code, seq]) => [code, countsIt ? seq : Math.min(seq, most)])),
    append: async (table, row) => {
      if (row.seq > most + 1 && !countsIt) throw gap(table, row.seq, most);
      return journal.append(table, row);
    },
  };
}

test.each([
  ['that still counts it', true],
  ['that no longer counts it', false],
])('a table that loses an answered entry in a store %s is damaged for every requester', async (_which, countsIt) => {
  const journal = forgetful({ countsIt });
  house = testHouse({ journal });
  referee = await started();
  const asking = await loadReferee(house, referee.table.code);
  expect(await ann.asks(referee, move(3))).toEqual({ kind: 'done', seq: 4 });
  await asking.refresh();
  journal.lose();
  await asking.refresh();

  expect(await ben.asks(asking, move(4))).toEqual(error('damaged'));
  expect(asking.damage).toMatchObject({ seq: 4, what: 'entry 4 is missing' });
  // A node that never had it in memory: the store says that it was written.
  const later = await loadReferee(house, referee.table.code);
  if (countsIt) expect(await ann.asks(later, move(3))).toEqual(error('damaged'));
  // A writer that does not read first.
  if (!countsIt) expect(await ben.asks(referee, move(4))).toEqual(error('damaged'));
});

test('entry times never go back', async () => {
  house.time -= 5000;
  await ann.asks(referee, move(3));
  const times = (await rows(referee)).map(({ at }) => at);

  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test('a referee loaded later has the same table', async () => {
  await ann.asks(referee, move(3, { kind: 'swap' }));
  const later = await loadReferee(house, referee.table.code);

  expect(later.table.play).toEqual(referee.table.play);
  expect(later.table.lobby).toEqual(referee.table.lobby);
  expect(later.table.answers).toEqual(referee.table.answers);
});

test('a finished game shows its seed, and its record replays to the same end', async () => {
  referee = await started({ rounds: '1' });
  const { table } = referee;
  expect(recordOf(table)).toBeUndefined();
  expect(tableInfo(table, { isPresent: () => true }).seed).toBeUndefined();
  const { seedHash } = tableInfo(table, { isPresent: () => true });
  await ann.asks(referee, move(3, { kind: 'swap' }));
  await ben.asks(referee, move(4));

  const info = tableInfo(table, { isPresent: () => true });
  const record = recordOf(table);
  if (record === undefined || info.seed === undefined) throw new Error('the game is over');
  expect(info).toMatchObject({ status: 'over', seedHash });
  expect(hexDigest(info.seed)).toBe(seedHash);
  expect(await house.journal.unfinished()).not.toContain(table.code);
  const replaying = replayRecord(guessBox.open(record.pack), record);
  while (replaying.next() !== undefined);
  expect(replaying.played).toBe(2);
  expect(replaying.state).toEqual(table.play?.state);
  expect(record.names).toEqual(['Ann', 'Ben']);
});
