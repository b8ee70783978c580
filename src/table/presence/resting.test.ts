import { expect, test } from 'vitest';
import { elementAt } from '../../engine/list.ts';
import { AWAY_MS } from '../../protocol/limits.ts';
import { guessBot } from '../fixtures/guess.ts';
import { loadReferee, person, playingTable, type TestPerson } from '../fixtures/people.ts';
import { RoomPage } from '../fixtures/room-page.ts';
import { testHouse } from '../fixtures/test-house.ts';
import { LoadedTable, type TableClient } from '../loaded-table.ts';
import type { Referee } from '../referee.ts';
import { tableInfo } from '../view.ts';

const ann = person('Ann');
const ben = person('Ben');
const options = { starter: 0, rounds: '100' };

/** A running game of Ann, who is host, and Ben; both are connected, or only those named. */
async function playing({ here = [ann, ben], pace = 'live' }: { here?: TestPerson[]; pace?: 'live' | 'slow' } = {}) {
  const house = testHouse({ findBot: () => guessBot });
  const referee = await playingTable(house, [ann, ben], { options, manners: { pace, takeBots: true } });
  const loaded = new LoadedTable(house, referee, { botPace: 10, graceMs: 1, standInMs: 60_000 });
  const clients = here.map(({ secretHash }): TableClient => ({ secretHash, send: () => undefined }));
  for (const client of clients) loaded.enter(client, 0);
  return { house, referee, loaded, clients };
}

const chairsOf = ({ table }: Referee) => tableInfo(table, { isPresent: () => true }).chairs;

test('a connected player lets a bot play for them until they take over again', async () => {
  const { house, referee, loaded } = await playing();
  await ann.asks(referee, { kind: 'bot-plays', chair: 0 });
  const before = referee.table.play?.steps.length ?? 0;
  await house.wait(50);

  expect(chairsOf(referee)[0]).toMatchObject({ name: 'Ann', standIn: true, rests: true });
  expect(referee.table.play?.steps.length).toBeGreaterThan(before);
  expect(await ann.asks(referee, { kind: 'bot-plays', chair: 0 })).toEqual({ kind: 'error', code: 'already-seated' });

  await ann.asks(referee, { kind: 'play-myself' });
  expect(chairsOf(referee)[0]).not.toHaveProperty('standIn');
  expect(chairsOf(referee)[0]).not.toHaveProperty('rests');
  expect(chairsOf(await loadReferee(house, referee.table.code))).toEqual(chairsOf(referee));
  await loaded.close();
});

test('somebody who moves while a bot plays for them has their seat back, and everybody is told', async () => {
  const { house, referee, loaded } = await playing();
  await ann.asks(referee, { kind: 'bot-plays', chair: 0 });
  const move = { kind: 'pass' };
  expect(await ann.asks(referee, { kind: 'move', seen: referee.table.seq, move })).toMatchObject({ kind: 'done' });
  await referee.settled();

  expect(chairsOf(referee)[0]).not.toHaveProperty('standIn');
  expect(referee.table.play?.marks.map(({ kind }) => kind)).toEqual(['rests', 'came-back']);
  const before = referee.table.play?.steps.length;
  await ben.asks(referee, { kind: 'move', seen: referee.table.seq, move });
  await house.wait(50);
  expect(referee.table.play?.steps.length, 'no bot moves for Ann any more').toBe((before ?? 0) + 1);
  await loaded.close();
});

test('a player who let a bot play finds it playing when they return, also at a slow table', async () => {
  const { house, referee, loaded, clients } = await playing({ pace: 'slow' });
  await ann.asks(referee, { kind: 'bot-plays', chair: 0 });
  loaded.leave(elementAt(clients, 0));
  await house.wait(1000);
  loaded.enter(elementAt(clients, 0), 0);
  await house.wait(10);

  expect(chairsOf(referee)[0]).toMatchObject({ standIn: true, rests: true });
  await loaded.close();
});

test('the host lets a bot play at once for an absent player, who gets the seat back on return', async () => {
  const { house, referee, loaded } = await playing({ here: [ann] });
  expect(await ben.asks(referee, { kind: 'bot-plays', chair: 0 })).toEqual({ kind: 'error', code: 'not-the-host' });
  expect(await ann.asks(referee, { kind: 'bot-plays', chair: 1 })).toMatchObject({ kind: 'done' });
  expect(chairsOf(referee)[1]).toMatchObject({ name: 'Ben', standIn: true });

  loaded.enter({ secretHash: ben.secretHash, send: () => undefined }, 0);
  await house.wait(10);
  expect(chairsOf(referee)[1]).not.toHaveProperty('standIn');
  await loaded.close();
});

test('whoever waits may let a bot play for an absent player, once they were away for a few seconds on their turn', async () => {
  const { house, referee, loaded, clients } = await playing({ here: [ann] });
  const bens = new RoomPage(house, loaded, { who: ben });
  const refused = { kind: 'error', code: 'not-the-host' };
  const asks = () => bens.asks({ kind: 'bot-plays', chair: 0 });
  expect(await asks(), 'Ann is here').toEqual(refused);

  loaded.leave(elementAt(clients, 0));
  const since = referee.now();
  expect(bens.last('table')?.table.chairs[0]).toMatchObject({ here: false, away: { since, standInMs: 60_000 } });
  await house.wait(AWAY_MS - 1);
  expect(await asks(), 'too soon').toEqual(refused);
  const cleo = new RoomPage(house, loaded, { who: person('Cleo') });
  await house.wait(1);
  expect(await cleo.asks({ kind: 'bot-plays', chair: 0 }), 'a spectator').toEqual({
    kind: 'error',
    code: 'not-your-seat',
  });
  expect(await asks()).toMatchObject({ kind: 'done' });
  expect(loaded.info().chairs[0]).toMatchObject({ name: 'Ann', standIn: true });
  expect(loaded.info().chairs[0]).not.toHaveProperty('away');

  loaded.enter(elementAt(clients, 0), 0);
  await house.wait(10);
  expect(chairsOf(referee)[0], 'back').not.toHaveProperty('standIn');
  await loaded.close();
});

test('nobody may let a bot play for an absent player whose turn it is not, nor at a slow table', async () => {
  const { house, referee, loaded, clients } = await playing();
  const slow = await playing({ pace: 'slow' });
  for (const table of [{ loaded, clients }, slow]) table.loaded.leave(elementAt(table.clients, 0));
  await house.wait(AWAY_MS);
  await slow.house.wait(AWAY_MS);
  expect([loaded.isWaitedFor(0), slow.loaded.isWaitedFor(0)]).toEqual([true, false]);
  expect(slow.loaded.info().chairs[0]).not.toHaveProperty('away');

  await ann.asks(referee, { kind: 'move', seen: referee.table.seq, move: { kind: 'pass' } });
  expect(loaded.isWaitedFor(0)).toBe(false);
  await loaded.close();
  await slow.loaded.close();
});

test('the host can make another player host during the game', async () => {
  const { referee, loaded } = await playing();
  expect(await ben.asks(referee, { kind: 'hand-over', chair: 1 })).toEqual({ kind: 'error', code: 'not-the-host' });
  expect(await ann.asks(referee, { kind: 'hand-over', chair: 1 })).toMatchObject({ kind: 'done' });
  expect(tableInfo(referee.table, { isPresent: () => true }).host).toBe(1);
  await loaded.close();
});
