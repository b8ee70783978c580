import { beforeEach, expect, test } from 'vitest';
import { loadReferee, opened, person, type TestPerson } from '../fixtures/people.ts';
import { type TestHouse, testHouse } from '../fixtures/test-house.ts';
import { playerAt } from '../lobby/lobby.ts';
import { rematch } from '../lobby/rematch.ts';
import type { Referee } from '../referee.ts';
import { groupAt } from './group.ts';
import { Results } from './results.ts';

const ann = person('Ann');
const ben = person('Ben');
let house: TestHouse;
let results: Results;

beforeEach(() => {
  house = testHouse();
  results = new Results(house);
});

async function firstTable(bots: readonly string[] = []): Promise<Referee> {
  const referee = await opened(house, ann, { options: { starter: 0, rounds: '1' }, bots });
  await ben.asks(referee, { kind: 'sit', name: 'Ben', crest: 'owl' });
  return referee;
}

/** Passes for everybody until the game is over. */
async function play(referee: Referee): Promise<void> {
  const { table } = referee;
  await ann.asks(referee, { kind: 'start' });
  for (;;) {
    const [seat] = table.play === undefined ? [] : table.game.toAct(table.play.state);
    if (seat === undefined) return;
    house.time += 60_000;
    const chair = playerAt(table.lobby, seat);
    const request = { kind: 'move', seen: table.seq, move: { kind: 'pass' } } as const;
    const whose = [ann, ben].find(({ name }) => chair.kind === 'person' && chair.name.startsWith(name));
    if (whose !== undefined) await whose.asks(referee, request);
    else await referee.submit({ requester: { kind: 'bot', seat }, key: `bot-${table.seq}`, request });
  }
}

async function playAgain(referee: Referee, who: TestPerson): Promise<Referee> {
  await rematch(house, referee, { requester: { kind: 'person', secretHash: who.secretHash }, key: 'again' });
  return loadReferee(house, referee.table.lobby.next?.code ?? '');
}

test("a group is everybody of a table's rematches, whichever table is given", async () => {
  const first = await firstTable();
  await play(first);
  const second = await playAgain(first, ann);
  await ben.asks(second, { kind: 'rename', name: 'Benedict' });
  await play(second);
  const third = await playAgain(second, ann);

  const group = await groupAt(house, results, first.table.code);
  expect(group?.people).toEqual([{ name: 'Ann' }, { name: 'Benedict', crest: 'owl' }]);
  expect(group?.games.map(({ code, who }) => [code, who])).toEqual([
    [first.table.code, [0, 1]],
    [second.table.code, [0, 1]],
  ]);
  expect(group?.games[0]).toMatchObject({
    players: [{ name: 'Ann' }, { name: 'Ben' }],
    winners: first.table.play?.outcome?.winners,
    endedAt: first.table.play?.at,
  });
  expect(group?.latest).toEqual({ code: third.table.code, status: 'open' });
  for (const { table } of [second, third]) expect(await groupAt(house, results, table.code)).toEqual(group);
});

test('bots are not identified, and no hash is revealed', async () => {
  const table = await firstTable(['any']);
  await play(table);
  const group = await groupAt(house, results, table.table.code);

  expect(group?.games[0]?.who).toEqual([0, 'bot', 1]);
  expect(group?.people).toHaveLength(2);
  expect(JSON.stringify(group)).not.toContain(ann.secretHash);
  expect(JSON.stringify(group)).not.toMatch(/hash/i);
});

test('an unfinished game is no result, and becomes one at its end', async () => {
  const table = await firstTable();
  expect(await results.read(table.table.code)).toMatchObject({ status: 'open' });
  await ann.asks(table, { kind: 'start' });
  expect(await groupAt(house, results, table.table.code)).toMatchObject({ games: [], latest: { status: 'playing' } });
  await play(table);
  expect((await groupAt(house, results, table.table.code))?.games).toHaveLength(1);
});

test('of two tables opened for one rematch, the empty one belongs to the same group', async () => {
  const first = await firstTable();
  await play(first);
  await Promise.all([playAgain(first, ann), playAgain(first, ben)]);
  const codes = (await house.journal.unfinished()).filter((code) => code !== first.table.code);

  for (const code of codes) expect((await groupAt(house, results, code))?.games).toHaveLength(1);
});

test('a table in memory is not replayed, unless it has new entries', async () => {
  const first = await firstTable();
  await play(first);
  const fromMemory = new Results(house, { inMemory: async () => first.table });
  const opened = await fromMemory.read(first.table.code);
  expect(opened).toEqual(await results.read(first.table.code));

  await ben.asks(first, { kind: 'rename', name: 'Benedict' });
  await playAgain(first, ann);
  const later = await new Results(house, { inMemory: async () => first.table }).read(first.table.code);
  expect(later).toEqual({ ...opened, next: first.table.lobby.next?.code });
  expect(await fromMemory.read(first.table.code)).toEqual(later);
});

test('an unknown table has no group', async () => {
  expect(await groupAt(house, results, 'NOPE')).toBeUndefined();
});
