import { beforeEach, expect, test } from 'vitest';
import { keepClock } from './clock.ts';
import { guessState, loadReferee, opened, person } from './fixtures/people.ts';
import { type TestHouse, testHouse } from './fixtures/test-house.ts';
import type { Referee } from './referee.ts';

const ann = person('Ann');
const ben = person('Ben');
const pass = { kind: 'pass' };
let house: TestHouse;
let referee: Referee;
let stop: () => void;

beforeEach(async () => {
  house = testHouse();
  referee = await opened(house, ann, { options: { starter: 0, clock: true } });
  await ben.sits(referee);
  stop = keepClock(house, referee);
  await ann.asks(referee, { kind: 'start' });
});

const entries = async () => (await house.journal.read(referee.table.code)).slice(3).map(({ body }) => body);

test('a deadline that has come is an entry like any other, with its own time', async () => {
  const start = house.time;
  await house.wait(999);
  expect(await entries()).toEqual([]);

  await house.wait(1);
  expect(await entries()).toEqual([{ v: 1, kind: 'clock' }]);
  expect((await house.journal.read(referee.table.code))[3].at).toBe(start + 1000);
  expect(guessState(referee).turn).toBe(1);
});

test('a move in time postpones the deadline', async () => {
  await house.wait(600);
  await ann.asks(referee, { kind: 'move', seen: 3, move: pass });
  await house.wait(999);

  expect(await entries()).toHaveLength(1);
});

test('a move after the deadline finds that the clock has advanced, even if the timer was late', async () => {
  stop();
  house.time += 5000;

  expect(await ann.asks(referee, { kind: 'move', seen: 3, move: pass })).toEqual({
    kind: 'error',
    code: 'not-your-turn',
  });
  expect(await entries()).toEqual([{ v: 1, kind: 'clock' }]);
});

test('a move delayed beyond its turn is not made in the next one', async () => {
  const elsewhere = await loadReferee(house, referee.table.code);
  await house.wait(1000);
  expect(await ann.asks(referee, { kind: 'move', seen: 3, move: pass }, 'slow')).toMatchObject({
    code: 'not-your-turn',
  });
  await ben.asks(referee, { kind: 'move', seen: 4, move: pass });
  await elsewhere.refresh();

  expect(guessState(elsewhere).turn).toBe(0);
  expect(await ann.asks(elsewhere, { kind: 'move', seen: 3, move: pass }, 'slow')).toMatchObject({ code: 'stale' });
  expect(await ann.asks(elsewhere, { kind: 'move', seen: 5, move: pass }, 'next')).toMatchObject({ kind: 'done' });
});

test('two clocks on one table advance it once', async () => {
  keepClock(house, await loadReferee(house, referee.table.code));
  await house.wait(1000);

  expect(await entries()).toHaveLength(1);
});

test('the clock of an abandoned game runs to its end and then stops', async () => {
  await house.wait(60_000);

  expect(await entries()).toHaveLength(6);
  expect(referee.table.play?.outcome).toBeDefined();
});

test('a clock entry that fails is retried after a while, not at once, and never after a stop', async () => {
  let tries = 0;
  const failing = { ...house.journal, append: () => Promise.reject(new Error(`the disk is full (${++tries})`)) };
  const other = testHouse({ journal: failing });
  other.time = house.time;
  const stopOther = keepClock(other, await loadReferee(other, referee.table.code));
  await other.wait(1000);
  expect(tries).toBeGreaterThan(0);
  await other.wait(5000);
  expect(tries).toBeLessThan(60);

  stopOther();
  const before = tries;
  await other.wait(5000);
  expect(tries).toBe(before);
});

test('a replay uses recorded times, never a clock', async () => {
  await house.wait(2500);
  house.time += 10_000_000;
  const later = await loadReferee(house, referee.table.code);

  expect(later.table.play).toEqual(referee.table.play);
});
