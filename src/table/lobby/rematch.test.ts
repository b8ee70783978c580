import { beforeEach, expect, test } from 'vitest';
import { BotScheduler } from '../bots/bot-scheduler.ts';
import { loadReferee, opened, person } from '../fixtures/people.ts';
import { type TestHouse, testHouse } from '../fixtures/test-house.ts';
import type { Referee } from '../referee.ts';
import { statusOf, whoIs } from '../view.ts';
import { rematch } from './rematch.ts';

const ann = person('Ann');
const ben = person('Ben');
const options = { starter: 0, rounds: '1' };
let house: TestHouse;
let referee: Referee;

beforeEach(async () => {
  house = testHouse();
  referee = await opened(house, ann, { options });
  await ben.sits(referee, 2);
});

async function play({ seen } = { seen: 3 }): Promise<void> {
  await ann.asks(referee, { kind: 'start' });
  await ann.asks(referee, { kind: 'move', seen, move: { kind: 'pass' } });
  await ben.asks(referee, { kind: 'move', seen: seen + 1, move: { kind: 'pass' } });
}

const again = (who: typeof ann, key = 'again') =>
  rematch(house, referee, { requester: { kind: 'person', secretHash: who.secretHash }, key });

async function nextTable(): Promise<Referee> {
  return loadReferee(house, referee.table.lobby.next?.code ?? '');
}

test('a rematch opens a table where everybody has their chair, and a random player begins', async () => {
  await play();
  expect(await again(ben)).toEqual({ kind: 'done', seq: 6 });
  const next = await nextTable();

  expect(whoIs(next.table, ann.secretHash).chair).toBe(0);
  expect(whoIs(next.table, ben.secretHash).chair).toBe(2);
  expect(next.table.lobby).toMatchObject({ host: 2, options: { starter: 'random', rounds: '1' } });
  expect(next.table.lobby.seed).not.toBe(referee.table.lobby.seed);
  expect(statusOf(next.table)).toBe('open');
});

test('a later or repeated request returns the same table', async () => {
  await play();
  const answers = await Promise.all([again(ann), again(ben), again(ann)]);
  const tables = await house.journal.unfinished();
  const later = await again(ben, 'another key');

  expect(new Set([...answers, later].map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(referee.table.seq).toBe(6);
  expect(await house.journal.unfinished()).toEqual(tables);
});

test('only the players can ask for a rematch, and only after the end', async () => {
  expect(await again(ann)).toEqual({ kind: 'error', code: 'not-over' });
  await play();
  expect(await again(person('Eve'))).toEqual({ kind: 'error', code: 'not-your-seat' });
  expect(referee.table.lobby.next).toBeUndefined();
});

test('one person among bots plays again at once', async () => {
  referee = await opened(house, ann, { options, bots: ['any'], start: true });
  new BotScheduler(house, referee, { pace: 1 });
  await ann.asks(referee, { kind: 'move', seen: 2, move: { kind: 'pass' } });
  await house.wait(10);
  await again(ann);

  expect(statusOf((await nextTable()).table)).toBe('playing');
});

test('a removed player stays removed at the next table', async () => {
  const eve = person('Eve');
  await eve.sits(referee, 3);
  await ann.asks(referee, { kind: 'remove', chair: 3 });
  await ann.asks(referee, { kind: 'start' });
  await ann.asks(referee, { kind: 'move', seen: 5, move: { kind: 'pass' } });
  await ben.asks(referee, { kind: 'move', seen: 6, move: { kind: 'pass' } });
  await again(ann);

  expect(await eve.sits(await nextTable())).toEqual({ kind: 'error', code: 'removed' });
});

test('a crest is chosen with the name or later, and carries over to the next table, which knows the previous one', async () => {
  const cyd = person('Cyd');
  await cyd.asks(referee, { kind: 'sit', name: 'Cyd', crest: 'owl' });
  await ben.asks(referee, { kind: 'rename', name: 'Benny', crest: 'fox' });
  await ben.asks(referee, { kind: 'rename', name: 'Ben' });
  await cyd.asks(referee, { kind: 'stand' });
  await play({ seen: 7 });
  await again(ann);
  const { lobby } = (await nextTable()).table;

  expect(lobby.chairs[2]).toMatchObject({ name: 'Ben', crest: 'fox' });
  expect(lobby.chairs[1]).toEqual({ kind: 'empty' });
  expect(lobby.before).toBe(referee.table.code);
});
