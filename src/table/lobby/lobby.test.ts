import { beforeEach, expect, test } from 'vitest';
import { opened, person } from '../fixtures/people.ts';
import { type TestHouse, testHouse } from '../fixtures/test-house.ts';
import type { Referee } from '../referee.ts';
import { statusOf, tableInfo } from '../view.ts';
import { openTable } from './opening.ts';

const ann = person('Ann');
const ben = person('Ben');
const cleo = person('Cleo');
const options = { rounds: '1', clock: false, starter: 0 };
let house: TestHouse;
let referee: Referee;

beforeEach(async () => {
  house = testHouse();
  referee = await opened(house, ann);
});

const kinds = () => referee.table.lobby.chairs.map(({ kind }) => kind);
const error = (code: string) => ({ kind: 'error', code });

test("the person who opens a table is its host, on the first of the game's maximum number of chairs", () => {
  expect(kinds()).toEqual(['person', 'empty', 'empty', 'empty']);
  expect(referee.table.lobby.host).toBe(0);
  expect(statusOf(referee.table)).toBe('open');
});

test('people get the first free chair, or the one they choose', async () => {
  expect(await ben.sits(referee, 2)).toEqual({ kind: 'seated', seq: 2, chair: 2 });
  expect(await cleo.sits(referee)).toEqual({ kind: 'seated', seq: 3, chair: 1 });
  expect(await person('Dan').sits(referee, 2)).toEqual(error('chair-taken'));
  expect(await person('Dan').sits(referee, 9)).toEqual(error('no-such-chair'));
  expect(await ben.sits(referee)).toEqual(error('already-seated'));
});

test('the same request to sit under the same key gives the same chair again', async () => {
  const first = await ben.asks(referee, { kind: 'sit', name: 'Ben' }, 'sit');

  expect(await ben.asks(referee, { kind: 'sit', name: 'Ben' }, 'sit')).toEqual(first);
  expect(referee.table.seq).toBe(2);
});

test('a full table has no free chair', async () => {
  for (const name of ['B', 'C', 'D']) await person(name).sits(referee);

  expect(await person('E').sits(referee)).toEqual(error('table-full'));
  expect(await ann.asks(referee, { kind: 'add-bot', bot: 'any' })).toEqual(error('table-full'));
});

test('only the host adds bots, removes people, sets options and starts', async () => {
  await ben.sits(referee);
  for (const ask of [
    { kind: 'add-bot', bot: 'any' },
    { kind: 'remove', chair: 0 },
    { kind: 'set-options', options },
    { kind: 'start' },
  ] as const) {
    expect(await ben.asks(referee, ask)).toEqual(error('not-the-host'));
    expect(await cleo.asks(referee, ask)).toEqual(error('not-your-seat'));
  }
  expect(referee.table.seq).toBe(2);
});

test('bots have distinct names, and only bots of this game may sit', async () => {
  await ann.asks(referee, { kind: 'add-bot', bot: 'any' });
  await ann.asks(referee, { kind: 'add-bot', bot: 'any', chair: 3 });
  const names = referee.table.lobby.chairs.flatMap((chair) => (chair.kind === 'bot' ? [chair.name] : []));

  expect(new Set(names).size).toBe(2);
  expect(await ann.asks(referee, { kind: 'add-bot', bot: 'clever' })).toEqual(error('no-such-bot'));
});

test('when the host leaves, the next person becomes host; if nobody is left, the next to come', async () => {
  await ann.asks(referee, { kind: 'add-bot', bot: 'any' });
  await ben.sits(referee);
  await ann.asks(referee, { kind: 'stand' });
  expect(referee.table.lobby.host).toBe(2);

  await ben.asks(referee, { kind: 'stand' });
  expect(referee.table.lobby.host).toBeUndefined();

  await cleo.sits(referee);
  expect(referee.table.lobby.host).toBe(0);
});

test('the host can take somebody off their chair', async () => {
  await ben.sits(referee);
  await ann.asks(referee, { kind: 'remove', chair: 1 });

  expect(kinds()[1]).toBe('empty');
  expect(await ben.asks(referee, { kind: 'rename', name: 'Benny' })).toEqual(error('not-your-seat'));
  expect(await ann.asks(referee, { kind: 'remove', chair: 1 })).toEqual(error('no-such-chair'));
});

test('occupied chairs become seats in their order', async () => {
  await cleo.sits(referee, 3);
  await ben.sits(referee, 1);
  await ann.asks(referee, { kind: 'start' });

  expect(referee.table.lobby.seats).toEqual([0, 1, 3]);
  expect(statusOf(referee.table)).toBe('playing');
});

test('a game starts with enough people and a starter who has a seat', async () => {
  expect(await ann.asks(referee, { kind: 'start' })).toEqual(error('too-few-players'));
  await ben.sits(referee);
  await ann.asks(referee, { kind: 'set-options', options: { ...options, starter: 2 } });
  expect(await ann.asks(referee, { kind: 'start' })).toEqual(error('bad-options'));
  await ann.asks(referee, { kind: 'set-options', options: { ...options, starter: 1 } });
  expect(await ann.asks(referee, { kind: 'start' })).toMatchObject({ kind: 'done' });
});

test('unknown options and invalid values are refused', async () => {
  for (const wrong of [{ colour: 'red' }, { rounds: 3 }, { clock: 'yes' }]) {
    expect(await ann.asks(referee, { kind: 'set-options', options: wrong })).toEqual(error('bad-options'));
  }
});

test('after the start nobody sits or stands, but anybody may rename themselves', async () => {
  await ben.sits(referee);
  await ann.asks(referee, { kind: 'start' });

  expect(await cleo.sits(referee)).toEqual(error('already-started'));
  expect(await ben.asks(referee, { kind: 'stand' })).toEqual(error('already-started'));
  expect(await ben.asks(referee, { kind: 'rename', name: 'Benny' })).toMatchObject({ kind: 'done' });
  expect(referee.table.lobby.chairs[1]).toMatchObject({ name: 'Benny' });
});

test('the public information has no secret, and only the digest of the seed', async () => {
  const info = JSON.stringify(tableInfo(referee.table, { isPresent: () => true }));

  expect(info).not.toContain(ann.secretHash);
  expect(info).not.toContain(referee.table.lobby.seed);
  expect(info).toContain('seedHash');
});

test('a table with invalid settings is not opened', async () => {
  const host = { name: 'Ann', secretHash: ann.secretHash };
  const wishes = [
    [{ game: 'chess' }, 'no-such-game'],
    [{ options: { rounds: '7' } }, 'bad-options'],
    [{ bots: ['clever'] }, 'no-such-bot'],
    [{ bots: ['any', 'any', 'any', 'any'] }, 'table-full'],
    [{ pack: '0'.repeat(64) }, 'no-such-pack'],
    [{ start: true }, 'too-few-players'],
  ] as const;
  const before = (await house.journal.unfinished()).length;
  for (const [wish, code] of wishes) {
    expect(await openTable(house, { game: 'guess', host, ...wish })).toEqual(error(code));
  }
  expect(await house.journal.unfinished()).toHaveLength(before);
});

test('entries besides moves are limited, and the game goes on at the limit', async () => {
  await ben.sits(referee);
  for (let count = 0; referee.table.seq < 2000; count++)
    await ben.asks(referee, { kind: 'rename', name: `Ben ${count}` });

  expect(await ben.asks(referee, { kind: 'rename', name: 'Benny' })).toEqual(error('too-many'));
  expect(await ben.asks(referee, { kind: 'ready', ready: true })).toEqual(error('too-many'));
  expect(await ann.asks(referee, { kind: 'start' })).toMatchObject({ kind: 'done' });
});
