import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableResult } from '../protocol/result.ts';
import { hostTable, randomSecret, TestPage } from './fixtures/page.ts';
import { type TestServer, testServer } from './fixtures/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  // Bots that never move: only the person's own moves matter.
  server = await testServer({ botPace: 3_600_000 });
});

afterAll(() => server.end());

const PRACTICE = { pace: 'live', takeBots: true, freeUndo: true };
type Move = { kind: string; space?: number };

/** Ann alone among bots at a table of Dash, whose turn it is. */
async function amongBots(wishes: object = {}) {
  const { code, page: ann } = await hostTable(server.address, {
    game: 'dash',
    name: 'Ann',
    person: randomSecret(),
    bots: ['careful', 'careful'],
    options: { starter: 0 },
    start: true,
    ...wishes,
  });
  return { code, ann };
}

async function flip(ann: TestPage, number: number) {
  const { seq, play } = ann.shown;
  const flips = (play.moves as Move[]).filter(({ kind }) => kind === 'flip');
  return ann.asks({ kind: 'move', seen: seq, move: flips[number] });
}

test('alone among bots a flipped card stays flipped', async () => {
  const { ann } = await amongBots();
  expect(await flip(ann, 0)).toMatchObject({ kind: 'done' });
  const { seq } = ann.shown;
  for (const law of ['ask', 'free'])
    expect(await ann.asks({ kind: 'undo', law })).toMatchObject({ kind: 'error', code: 'no-undo' });
  expect(ann.messages).toContainEqual({ kind: 'undo-refused', chair: 0, why: 'shown' });

  expect(ann.shown).toMatchObject({ seq, play: {} });
  expect(ann.messages.some((message) => 'marks' in message && (message.marks?.length ?? 0) > 0)).toBe(false);
  ann.close();
});

test('at a practice table a player flips, undoes and flips another; the same card is where it was', async () => {
  const { ann } = await amongBots({ manners: PRACTICE });
  const before = JSON.stringify(ann.shown.play.view);
  const views: string[] = [];
  for (const number of [0, 1, 0]) {
    await flip(ann, number);
    views.push(JSON.stringify(ann.shown.play.view));
    expect(ann.messages.at(-2)).toEqual({ kind: 'undo-offered', seq: ann.shown.seq, law: 'free' });
    expect(await ann.asks({ kind: 'undo', law: 'free' })).toMatchObject({ kind: 'done' });
    expect(JSON.stringify(ann.shown.play.view)).toBe(before);
  }

  expect(views[2]).toBe(views[0]);
  expect(views[1]).not.toBe(views[0]);
  ann.close();
});

test('a player cannot take a bot’s seat from a second page, nor without identifying the device', async () => {
  const person = randomSecret();
  const { code, ann } = await amongBots({ person });
  const second = await TestPage.at(server.address, code);
  const sits = { kind: 'sit', name: 'Ann again', chair: 1 };
  const hands = second.heard.length;
  expect(await second.asks({ ...sits, secret: randomSecret(), person })).toMatchObject({ code: 'already-seated' });
  expect(await second.asks({ ...sits, secret: randomSecret() })).toMatchObject({ code: 'already-seated' });
  expect(second.messages.slice(hands).every(({ kind }) => kind === 'error')).toBe(true);

  const friend = await TestPage.at(server.address, code);
  const bens = { ...sits, name: 'Ben', secret: randomSecret(), person: randomSecret() };
  expect(await friend.asks(bens)).toMatchObject({ code: 'already-started' });
  const { you } = await ann.hears('table', (told) => told.you.joinRequests !== undefined);
  await ann.asks({ kind: 'answer-join', id: you.joinRequests?.[0]?.id, agree: true });
  expect(await friend.asks(bens)).toMatchObject({ kind: 'seated' });
  for (const page of [ann, second, friend]) page.close();
});

test('the result of a practice table says that it does not count', async () => {
  const { address } = server;
  const { code, page: ann } = await hostTable(address, { options: { rounds: '1', starter: 0 }, manners: PRACTICE });
  const ben = await TestPage.seated(address, code, 'Ben');
  await ann.asks({ kind: 'start' });
  for (const page of [ann, ben]) {
    const { seq } = await page.hears('played', ({ play }) => play.moves.length > 0);
    await page.asks({ kind: 'move', seen: seq, move: { kind: 'pass' } });
  }
  await ann.hears('table', ({ table }) => table.status === 'over');

  const result = (await (await fetch(`${address}/api/results/${code}`)).json()) as TableResult;
  expect(result.practice).toBe(true);
  for (const page of [ann, ben]) page.close();
});
