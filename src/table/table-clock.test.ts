import { beforeEach, expect, test } from 'vitest';
import { keepClock, TableClock } from './clock.ts';
import { loadReferee, opened, person } from './fixtures/people.ts';
import { type TestHouse, testHouse } from './fixtures/test-house.ts';
import { StandIns } from './presence/stand-ins.ts';
import type { Referee } from './referee.ts';
import { NUDGE_MS, Talk } from './talk/talk.ts';

const DAY = 86_400_000;
const ann = person('Ann');
const ben = person('Ben');
const pass = { kind: 'pass' };
let house: TestHouse;
let referee: Referee;

beforeEach(async () => {
  house = testHouse();
  referee = await opened(house, ann, { options: { starter: 0, clock: true } });
  await ben.sits(referee);
  await ann.asks(referee, { kind: 'start' });
});

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
  const other = await opened(house, ann, { options: { starter: 1 } });
  await ben.sits(other);
  await ann.asks(other, { kind: 'start' });
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
  const other = await opened(house, ann, { options: { starter: 0 } });
  await ben.sits(other);
  await ann.asks(other, { kind: 'start' });
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
