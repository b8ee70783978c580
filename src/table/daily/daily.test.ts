import { beforeEach, describe, expect, test } from 'vitest';
import { elementAt } from '../../engine/list.ts';
import { hexDigest } from '../digest.ts';
import { guessDaily } from '../fixtures/guess.ts';
import { loadReferee } from '../fixtures/people.ts';
import { type TestHouse, testHouse } from '../fixtures/test-house.ts';
import { LoadedTables } from '../loaded-tables.ts';
import { finishedRecord } from '../records/record-of.ts';
import type { Referee } from '../referee.ts';
import { timesOf } from './calendar.ts';
import { Daily } from './daily.ts';
import { dayKey } from './daily-book.ts';
import { dailyArchive, dailyNow, dailyReport } from './daily-report.ts';
import type { DailySeat } from './daily-table.ts';

const DAY = '2026-11-18';
const NEXT = '2026-11-19';
const { startsAt, endsAt, opensAt } = timesOf(DAY);
const ann = { person: 'aa'.repeat(32), name: 'Ann' };
const ben = { person: 'bb'.repeat(32), name: 'Ben' };

let house: TestHouse;
let daily: Daily;

beforeEach(() => {
  house = testHouse();
  house.time = startsAt + 1000;
  daily = newNode();
});

/** Another process on the same journal. */
function newNode(): Daily {
  return new Daily(house, [guessDaily]);
}

async function begin(player = ann, { day = DAY, practice = false, node = daily } = {}) {
  return node.begin(day, player, { practice });
}

async function begun(...asked: Parameters<typeof begin>): Promise<DailySeat> {
  const result = await begin(...asked);
  if (result.kind === 'refused') throw new Error(result.why);
  return result;
}

/** Plays a table of the day to its end: the person and the bot pass. */
async function finish({ code, secret }: { code: string; secret: string }): Promise<Referee> {
  const referee = await loadReferee(house, code);
  while (referee.table.play?.outcome === undefined) {
    const { play, seq, game } = referee.table;
    const seat = elementAt(game.toAct(play?.state), 0);
    const requester =
      seat === 0 ? ({ kind: 'person', secretHash: hexDigest(secret) } as const) : ({ kind: 'bot', seat } as const);
    const move = { kind: 'pass' };
    const answer = await referee.submit({ requester, key: `k${seq}`, request: { kind: 'move', seen: seq, move } });
    expect(answer.kind).toBe('done');
  }
  return referee;
}

const report = (player = ann, day = DAY) =>
  dailyReport(house, daily, { day, reader: { person: hexDigest(player.person) } });

describe('one try counts', () => {
  test('repeating the request leads back to the same table and chair, through any node and under any name', async () => {
    const first = await begun();
    expect(await begun()).toEqual(first);
    expect(await begun({ ...ann, name: 'Somebody Else' })).toEqual(first);
    expect(await begun(ann, { node: newNode() })).toEqual(first);
    const { table } = await loadReferee(house, first.code);
    expect(table.lobby).toMatchObject({ started: true, daily: { day: DAY }, manners: { takeBots: false } });
    expect(table.lobby.chairs[0]).toMatchObject({ name: 'Ann' });
  });

  test('what a node did not finish before it died is done when the player returns', async () => {
    const book = await daily.day(DAY);
    await house.journal.append(dayKey(DAY), {
      seq: (book?.seq ?? 0) + 1,
      at: house.time,
      body: { v: 1, kind: 'began', person: hexDigest(ann.person), table: 'XXXXX' },
    });
    expect(await begun()).toMatchObject({ code: 'XXXXX' });
    expect((await loadReferee(house, 'XXXXX')).table.lobby.started).toBe(true);
  });

  test("practice is possible after the player's own try, has the same cards, and does not count", async () => {
    expect(await begin(ann, { practice: true })).toEqual({ kind: 'refused', why: 'try-first' });
    const first = await begun();
    expect(await begin(ann, { practice: true })).toEqual({ kind: 'refused', why: 'try-first' });
    const counted = await finish(first);
    const again = await finish(await begun(ann, { practice: true }));
    expect(again.table.code).not.toBe(first.code);
    expect(again.table.lobby).toMatchObject({ daily: { day: DAY, practice: true }, manners: { freeUndo: true } });
    expect(again.table.play?.state).toEqual(counted.table.play?.state);
    expect((await report())?.players).toBe(1);
    expect((await report())?.yours).toMatchObject({ kind: 'over', code: first.code });
    expect(await begun()).toEqual(first);
  });

  test('everybody has the same cards and luck for the same choices, and equal results share a rank', async () => {
    const [one, other] = [await finish(await begun(ann)), await finish(await begun(ben))];
    expect(one.table.play?.steps).toEqual(other.table.play?.steps);
    expect(one.table.play?.state).toEqual(other.table.play?.state);
    const yours = (await report(ann))?.yours;
    expect(yours).toMatchObject({ kind: 'over', place: 1, streak: 1 });
    expect((await report(ben))?.yours).toMatchObject({ kind: 'over', place: 1 });
    expect((await report(ann))?.fared).toEqual([{ score: expect.any(Number), won: expect.any(Boolean), count: 2 }]);
  });

  test("a reader who has not played learns nothing of others' results", async () => {
    await finish(await begun(ann));
    expect((await report(ann))?.fared).toBeDefined();
    const toBen = await report(ben);
    expect(toBen).not.toHaveProperty('fared');
    expect(toBen).not.toHaveProperty('known');
    expect(toBen).not.toHaveProperty('seed');
  });

  test('no bot plays for an absent player at a daily table, requested or not', async () => {
    const { code, secret } = await begun();
    const referee = await loadReferee(house, code);
    const requester = { kind: 'person', secretHash: hexDigest(secret) } as const;
    const asked = { requester, key: 'rest', request: { kind: 'bot-plays', chair: 0 } } as const;
    expect(await referee.submit(asked)).toEqual({ kind: 'error', code: 'no-such-bot' });
    const byHouse = {
      requester: { kind: 'house', seat: 0 },
      key: 'gone',
      request: { kind: 'stand-in', chair: 0 },
    } as const;
    expect(await referee.submit(byHouse)).toEqual({ kind: 'error', code: 'already-seated' });
  });
});

describe('several people at one try', () => {
  const cleo = { person: 'cc'.repeat(32), name: 'Cleo' };
  const along = (who: typeof ann, { code: table, invitation = '' }: Awaited<ReturnType<typeof begun>>, day = DAY) =>
    daily.playAlong(day, { ...who, table, invitation });

  test('it counts for all of them, as one, and is their only try', async () => {
    const seat = await begun(ann);
    expect(await along(ben, seat)).toEqual({ kind: 'joined', code: seat.code });
    expect(await along(ben, seat)).toEqual({ kind: 'joined', code: seat.code });
    expect(await begin(ben)).toEqual({ kind: 'refused', why: 'tried-already' });
    expect(await begin(ben, { practice: true })).toEqual({ kind: 'refused', why: 'try-first' });
    expect((await report(ben))?.yours).toEqual({ kind: 'playing', code: seat.code, along: true });
    await finish(seat);
    await finish(await begun(cleo));
    await report(cleo);

    expect(await report(ben)).toMatchObject({ players: 2, yours: { kind: 'over', place: 1, streak: 1, along: true } });
    expect((await report(ben))?.fared).toMatchObject([{ count: 2 }]);
    expect((await report(ben))?.known).toMatchObject([{ name: 'Ann + Ben', isYou: true }]);
    expect((await report(ann))?.known).toMatchObject([{ name: 'Ann + Ben', isYou: true }]);
    expect((await begin(ben, { practice: true })).kind).toBe('begun');
  });

  test("playing along needs an invitation, and is impossible after one's own try or after the end", async () => {
    const seat = await begun(ann);
    const forged = { ...seat, invitation: '00'.repeat(10) };
    expect(await along(ben, forged)).toEqual({ kind: 'refused', why: 'not-invited' });
    expect(await along(ben, { ...seat, code: 'NOPE' })).toEqual({ kind: 'refused', why: 'not-invited' });
    await begun(cleo);
    expect(await along(cleo, seat)).toEqual({ kind: 'refused', why: 'tried-already' });
    expect(await along(ann, seat)).toEqual({ kind: 'joined', code: seat.code });
    await finish(seat);
    await report(ann);
    expect(await along(ben, seat)).toEqual({ kind: 'refused', why: 'day-over' });
    expect((await begun(ann, { practice: true })).invitation).toBeUndefined();
  });

  test('if a node dies before every result is stored, the rest is found later', async () => {
    const seat = await begun(ann);
    await along(ben, seat);
    await finish(seat);
    house.time = opensAt;
    await newNode().day(DAY);
    expect((await report(ben))?.yours).toMatchObject({ kind: 'over', along: true, streak: 1 });
    const kinds = (await house.journal.read(dayKey(DAY))).map(({ body }) => (body as { kind: string }).kind);
    expect(kinds).toEqual(['sealed', 'began', 'joined', 'finished', 'finished', 'opened']);
  });
});

describe('the seal', () => {
  test('tomorrow shows the fingerprint of a seed that is published when that day is over', async () => {
    const now = await dailyNow(house, daily, {});
    expect(now?.tomorrow).toMatchObject({ day: NEXT, status: 'sealed', seedHash: expect.any(String) });
    expect(now?.tomorrow).not.toHaveProperty('seed');
    house.time = timesOf(NEXT).opensAt;
    const later = await report(ann, NEXT);
    expect(later?.status).toBe('open');
    expect(hexDigest(later?.seed ?? '')).toBe(now?.tomorrow?.seedHash);
    expect(later?.sealedAt).toBeLessThan(endsAt);
  });

  test('neither the seed nor the replay of a table is available before the day is open', async () => {
    const seat = await begun();
    const { table } = await finish(seat);
    expect(await finishedRecord(house, seat.code)).toBe('not-over');
    const practice = await begun(ann, { practice: true });
    await finish(practice);
    expect(await finishedRecord(house, practice.code)).toBe('not-over');
    const tables = new LoadedTables(house, { botPace: 0, graceMs: 0, idleMs: 0 });
    const loaded = await tables.hold(seat.code);
    expect(loaded?.info()).not.toHaveProperty('seed');
    await tables.close();
    house.time = opensAt;
    await daily.day(DAY);
    expect(await finishedRecord(house, seat.code)).toMatchObject({ seed: table.lobby.seed });
    expect(await report(ben)).toMatchObject({ seed: table.lobby.seed, best: { code: seat.code, name: 'Ann' } });
  });

  test('a future day cannot be played or read', async () => {
    expect(await begin(ann, { day: NEXT })).toEqual({ kind: 'refused', why: 'no-such-day' });
    expect(await begin(ann, { day: NEXT, practice: true })).toEqual({ kind: 'refused', why: 'no-such-day' });
    expect(await report(ann, '2026-11-20')).toBeUndefined();
  });
});

describe('midnight', () => {
  test('a game begun before midnight belongs to its day and counts for an hour', async () => {
    house.time = endsAt - 1;
    const seat = await begun();
    house.time = endsAt;
    expect(await begin(ben)).toEqual({ kind: 'refused', why: 'day-over' });
    expect((await dailyNow(house, daily, {}))?.today.day).toBe(NEXT);
    house.time = opensAt - 1;
    await finish(seat);
    expect((await report())?.yours).toMatchObject({ kind: 'over', place: 1 });
    expect(await report()).toMatchObject({ status: 'settling' });
    expect(await report()).not.toHaveProperty('seed');
  });

  test('a game finished after that goes on, and does not count', async () => {
    const seat = await begun();
    house.time = opensAt;
    await daily.day(DAY);
    await finish(seat);
    expect((await report())?.yours).toEqual({ kind: 'late', code: seat.code });
    expect((await report())?.players).toBe(0);
    expect(await begun()).toEqual(seat);
  });

  test('a result whose node died before storing it is found before the day is opened', async () => {
    const seat = await begun();
    // Not stored: the node that played is gone.
    await finish(seat);
    house.time = opensAt + 10 * 3_600_000;
    const other = newNode();
    other.start();
    await house.wait(0);
    await other.stop();
    const rows = await house.journal.read(dayKey(DAY));
    expect(rows.map(({ body }) => (body as { kind: string }).kind)).toEqual(['sealed', 'began', 'finished', 'opened']);
    expect((await house.journal.read(dayKey('2026-11-20'))).length).toBe(1);
  });

  test('a table that ended after the hour does not count, even if nobody had opened the day', async () => {
    const seat = await begun();
    house.time = opensAt;
    await finish(seat);
    expect((await report())?.yours).toEqual({ kind: 'late', code: seat.code });
  });

  test('a streak grows each day, and ends with a missed day', async () => {
    const streak = async () => (await dailyNow(house, daily, { person: hexDigest(ann.person) }))?.streak;
    await finish(await begun());
    expect(await streak()).toBe(1);
    house.time += 86_400_000;
    expect(await streak()).toBe(1);
    await finish(await begun(ann, { day: NEXT }));
    expect(await streak()).toBe(2);
    house.time += 2 * 86_400_000;
    expect(await streak()).toBe(0);
  });
});

describe('a clock that jumps', () => {
  test('back: an opened day stays open, and nothing counts for it again', async () => {
    await daily.day(DAY);
    house.time = opensAt;
    await daily.day(DAY);
    house.time = startsAt + 5000;
    expect(await begin()).toEqual({ kind: 'refused', why: 'day-over' });
    expect((await report())?.status).toBe('open');
  });

  test('ahead: earlier results stand, the rest is practice, and the next unopened day counts again', async () => {
    await finish(await begun(ann));
    const late = await begun(ben);
    house.time = startsAt + 30 * 365 * 86_400_000;
    const astray = newNode();
    for (const day of [DAY, NEXT]) await astray.day(day);
    await astray.start();
    await house.wait(0);
    await astray.stop();
    house.time = startsAt + 10_000;
    await finish(late);
    expect((await report(ann))?.yours).toMatchObject({ kind: 'over', place: 1 });
    expect((await report(ben))?.yours).toEqual({ kind: 'late', code: late.code });
    expect(await begin({ ...ann, person: 'cc'.repeat(32) }, { practice: true })).toMatchObject({ kind: 'begun' });
    const after = '2026-11-20';
    house.time = timesOf(after).startsAt;
    expect(await begin(ann, { day: after })).toMatchObject({ kind: 'begun' });
  });
});

test('the archive lists past days, latest first, and each can be played as practice', async () => {
  await finish(await begun());
  house.time += 2 * 86_400_000;
  await daily.day(daily.date);
  const { days } = await dailyArchive(house, daily, { person: hexDigest(ann.person) });
  expect(days.map(({ day, status }) => [day, status])).toEqual([[DAY, 'open']]);
  expect(elementAt(days, 0).yours).toMatchObject({ kind: 'over', place: 1 });
  expect(await begin(ben)).toEqual({ kind: 'refused', why: 'day-over' });
  await finish(await begun(ben, { practice: true }));
  expect((await report(ben))?.players).toBe(1);
  expect((await dailyArchive(house, daily, { before: DAY })).days).toEqual([]);
});
