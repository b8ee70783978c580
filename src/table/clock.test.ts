import { beforeEach, describe, expect, test } from 'vitest';
import { elementAt } from '../engine/list.ts';
import { guessState, loadReferee, opened, person, playingTable } from './fixtures/people.ts';
import { type TestHouse, testHouse } from './fixtures/test-house.ts';
import { keepClock } from './loaded-table.ts';
import { StandIns } from './presence/stand-ins.ts';
import type { Referee } from './referee.ts';
import { TableClock } from './table.ts';
import { NUDGE_MS, Talk } from './talk/talk.ts';

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
  expect(elementAt(await house.journal.read(referee.table.code), 3).at).toBe(start + 1000);
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

describe('when the server’s clock jumps', () => {
  const DAY = 86_400_000;
  beforeEach(() => stop());

  const kinds = async () =>
    (await house.journal.read(referee.table.code)).slice(3).map(({ body }) => (body as { kind: string }).kind);

  test("a table’s time continues when the server's clock is set back, and is equal again once that has caught up", () => {
    const time = { now: 1000 };
    const clock = new TableClock({ now: () => time.now }, { at: 0 });
    const seen = [1000, DAY, 2000, 2500, DAY + 400, DAY + 600].map((now) => {
      time.now = now;
      return clock.now();
    });
    expect(seen).toEqual([1000, DAY, DAY, DAY + 500, DAY + 500 + (DAY + 400 - 2500), DAY + 500 + (DAY + 600 - 2500)]);
  });

  test.each(['the node that wrote then', 'a node that was started afterwards'])(
    'a move made while the clock was a day ahead does not freeze the countdown, at %s',
    async (node) => {
      house.time += DAY;
      await ann.asks(referee, { kind: 'move', seen: 3, move: pass });
      house.time -= DAY;
      const here = node === 'the node that wrote then' ? referee : await loadReferee(house, referee.table.code);
      const stop = keepClock(house, here);
      const before = await kinds();
      await house.wait(999);
      expect(await kinds()).toEqual(before);
      await house.wait(1);
      expect(await kinds()).toEqual([...before, 'clock']);
      stop();
    },
  );

  test('a bot stands in for an absent player who left while the clock was a day ahead', async () => {
    const other = await playingTable(house, [ann, ben], { options: { starter: 1 } });
    const here = new Set([0, 1]);
    const standIns = new StandIns({ house, referee: other, graceMs: 8000, isPresent: (seat) => here.has(seat) });
    house.time += DAY;
    here.delete(1);
    standIns.note();
    house.time -= DAY;
    standIns.note();
    await house.wait(8000);
    expect(other.table.lobby.chairs[1]).toMatchObject({ standIn: 'any' });
    standIns.stop();
  });

  test('a player is reminded a minute after a move made while the clock was a day ahead', async () => {
    const other = await playingTable(house, [ann, ben], { options: { starter: 0 } });
    house.time += DAY;
    await ann.asks(other, { kind: 'move', seen: other.table.seq, move: pass });
    house.time -= DAY;
    const talk = new Talk(house, other, () => undefined);
    expect(talk.nudge(0)).toMatchObject({ code: 'too-soon' });
    await house.wait(NUDGE_MS);
    expect(talk.nudge(0)).toMatchObject({ kind: 'done' });
  });

  test('reactions are limited by sender: further pages of the same person or address share the limit', () => {
    const heard: unknown[] = [];
    const talk = new Talk(house, referee, (message) => heard.push(message));
    const answers = (speaker: () => Parameters<Talk['react']>[0]) =>
      Array.from({ length: 6 }, () => talk.react(speaker(), 'clap').kind);
    const some = ['done', 'done', 'done', 'done', 'error', 'error'];
    expect(answers(() => ({ secretHash: ann.secretHash }))).toEqual(some);
    expect(answers(() => ({ secretHash: ben.secretHash, caller: '192.0.2.1' }))).toEqual(some);
    expect(answers(() => ({ secretHash: undefined, caller: '192.0.2.1' }))).toEqual(some);
    expect(heard).toHaveLength(12);
  });
});
