import { expect, test } from 'vitest';
import { elementAt } from '../../engine/list.ts';
import type { JoinRequest } from '../../protocol/table-info.ts';
import { guessBot } from '../fixtures/guess.ts';
import { loadReferee, opened, person } from '../fixtures/people.ts';
import { RoomPage } from '../fixtures/room-page.ts';
import { testHouse } from '../fixtures/test-house.ts';
import { LoadedTable, type LoadedTableConfig } from '../loaded-table.ts';

const MINUTE = 60_000;
const ann = person('Ann');
const SECRET = 'cd'.repeat(16);
const EVE = { kind: 'sit', name: 'Eve', secret: SECRET, person: 'ef'.repeat(16), chair: 1 } as const;

class Page extends RoomPage {
  get asked(): readonly JoinRequest[] {
    return this.you?.joinRequests ?? [];
  }
}

const WAITS = { kind: 'error', code: 'already-started' };

/** Ann plays with two bots. */
async function annsGame(config: Partial<LoadedTableConfig> = {}) {
  const house = testHouse({ findBot: () => guessBot });
  const first = await opened(house, ann, { options: { starter: 0, rounds: '100' }, bots: ['any', 'any'], start: true });
  const referee = await loadReferee(house, first.table.code);
  const room = new LoadedTable(house, referee, { botPace: 10, graceMs: 1, ...config });
  const anns = new Page(house, room, { who: ann });
  return { house, room, referee, anns, eves: new Page(house, room) };
}

test('a newcomer at a running private game watches until a player lets them in', async () => {
  const { room, referee, anns, eves } = await annsGame();
  const { seq } = referee.table;
  expect(await eves.asks(EVE)).toEqual(WAITS);
  expect(eves.you).toEqual({ viewer: 'spectator', joining: { state: 'asked' } });
  expect(anns.asked).toEqual([{ id: expect.stringMatching(/^[0-9a-f]{16}$/), name: 'Eve' }]);
  expect(referee.table.seq, 'a question is written nowhere').toBe(seq);
  expect(JSON.stringify(room.info()), 'and those who watch do not hear of it').not.toContain('Eve');

  expect(await anns.asks({ kind: 'answer-join', id: elementAt(anns.asked, 0).id, agree: true })).toMatchObject({
    kind: 'done',
  });
  expect(anns.asked).toEqual([]);
  expect(eves.you).toEqual({ viewer: 'spectator', joining: { state: 'let-in' } });
  // A page of the previous release forgets its secret and makes another.
  expect(await eves.asks({ ...EVE, secret: '12'.repeat(16) })).toMatchObject({ kind: 'seated', chair: 1 });
  expect(eves.you).toEqual({ viewer: 1, chair: 1 });
});

test('two requests from one device are one question, and a duplicate name gets a number', async () => {
  const { house, room, anns, eves } = await annsGame();
  await eves.asks({ ...EVE, name: 'Ann' });
  await eves.asks({ ...EVE, name: 'Ann', secret: '12'.repeat(16), chair: 2 });
  await new Page(house, room).asks({ ...EVE, name: 'Ann' });

  expect(anns.asked.map(({ name }) => name)).toEqual(['Ann 2']);
});

test('spectators cannot let anybody in, and nobody can let themselves in', async () => {
  const { house, room, anns, eves } = await annsGame();
  await eves.asks(EVE);
  const { id } = elementAt(anns.asked, 0);
  const answer = { kind: 'answer-join', id, agree: true } as const;
  expect(await new Page(house, room).asks(answer)).toEqual({ kind: 'error', code: 'not-your-seat' });
  expect(await new Page(house, room, { who: person('Eve') }).asks(answer)).toMatchObject({ code: 'not-your-seat' });
  expect(await eves.asks(answer)).toMatchObject({ code: 'not-your-seat' });

  expect(anns.asked).toHaveLength(1);
  expect(await eves.asks(EVE)).toEqual(WAITS);
});

test('after a refusal the same person may ask once more, a minute later; from the same address a new identity must wait too', async () => {
  const { house, room, anns } = await annsGame();
  const eves = new Page(house, room, { caller: '203.0.113.7' });
  const refuse = () => anns.asks({ kind: 'answer-join', id: elementAt(anns.asked, 0).id, agree: false });
  await eves.asks(EVE);
  await refuse();
  expect(eves.you?.joining).toEqual({ state: 'refused', again: house.time + MINUTE });
  expect(await eves.asks(EVE)).toEqual({ kind: 'error', code: 'too-soon' });
  const other = { ...EVE, name: 'Eva', person: '34'.repeat(16) };
  expect(await new Page(house, room, { caller: '203.0.113.7' }).asks(other)).toMatchObject({ code: 'too-soon' });
  expect(anns.asked).toEqual([]);
  expect(await new Page(house, room, { caller: '203.0.113.8' }).asks(other)).toEqual(WAITS);
  await refuse();

  house.time += MINUTE;
  expect(await eves.asks(EVE)).toEqual(WAITS);
  expect(anns.asked).toHaveLength(1);
  await refuse();
  expect(eves.you?.joining).toEqual({ state: 'refused' });
  house.time += 10 * MINUTE;
  expect(await eves.asks(EVE)).toEqual({ kind: 'error', code: 'too-soon' });
});

test('a request ends when its sender prefers to watch or disconnects', async () => {
  const { room, anns, eves } = await annsGame();
  await eves.asks(EVE);
  expect(await eves.asks({ kind: 'cancel-join' })).toMatchObject({ kind: 'done' });
  expect(anns.asked).toEqual([]);
  expect(eves.you).toEqual({ viewer: 'spectator' });

  await eves.asks(EVE);
  expect(anns.asked).toHaveLength(1);
  room.leave(eves);
  expect(anns.asked).toEqual([]);
});

test('if no player is connected, the question waits for the first to come', async () => {
  const { house, room, anns, eves } = await annsGame();
  room.leave(anns);
  await eves.asks(EVE);
  expect(eves.heard.findLast(({ kind }) => kind === 'table')).toMatchObject({
    table: { chairs: [{ here: false }, {}, {}, {}] },
  });
  const back = new Page(house, room, { who: ann });
  expect(back.asked).toMatchObject([{ name: 'Eve' }]);
  await back.asks({ kind: 'answer-join', id: elementAt(back.asked, 0).id, agree: true });
  expect(await eves.asks(EVE)).toMatchObject({ kind: 'seated' });
});

test('at most eight people wait at one table', async () => {
  const { house, room, anns } = await annsGame();
  const asks = (number: number) =>
    new Page(house, room).asks({ ...EVE, name: `E${number}`, person: `${10 + number}`.repeat(16) });
  for (let number = 0; number < 8; number++) expect(await asks(number)).toEqual(WAITS);
  expect(await asks(8)).toEqual({ kind: 'error', code: 'too-many' });
  expect(anns.asked).toHaveLength(8);
});

test('a player with a chair reconnects without a question; a removed one cannot ask', async () => {
  const { anns, eves, house, room } = await annsGame();
  await eves.asks(EVE);
  await anns.asks({ kind: 'answer-join', id: elementAt(anns.asked, 0).id, agree: true });
  await eves.asks(EVE);
  room.leave(eves);
  // The same page, whose response was lost.
  expect(await new Page(house, room).asks(EVE)).toMatchObject({ code: 'already-seated' });
  expect(anns.asked).toEqual([]);

  await anns.asks({ kind: 'remove', chair: 1 });
  expect(await new Page(house, room).asks({ ...EVE, secret: '12'.repeat(16) })).toMatchObject({ code: 'removed' });
  expect(anns.asked).toEqual([]);
});

test("once no bot's chair can be taken, no request is left", async () => {
  const { anns, eves, house, room } = await annsGame();
  const others = [2, 1].map((chair) => ({
    ...EVE,
    chair,
    person: `${chair}1`.repeat(16),
    secret: `${chair}2`.repeat(16),
  }));
  await eves.asks({ ...EVE, name: 'Late' });
  for (const ask of others) {
    const page = new Page(house, room);
    await page.asks(ask);
    await anns.asks({ kind: 'answer-join', id: elementAt(anns.asked, anns.asked.length - 1).id, agree: true });
    expect(await page.asks(ask)).toMatchObject({ kind: 'seated' });
  }
  expect(anns.asked).toEqual([]);
  expect(eves.you).toEqual({ viewer: 'spectator' });
});

test('at a one-device table no question is asked', async () => {
  const { eves } = await annsGame({ oneDevice: true });
  expect(await eves.asks(EVE)).toMatchObject({ kind: 'seated', chair: 1 });
});
