import { expect, test } from 'vitest';
import { loadReferee, opened, person, type TestPerson } from '../fixtures/people.ts';
import { testHouse } from '../fixtures/test-house.ts';
import { LoadedTable, type TableClient } from '../loaded-table.ts';
import type { Referee } from '../referee.ts';
import { tableInfo } from '../view.ts';
import { openSameRoom } from './opening.ts';
import { rematch } from './rematch.ts';

const GRACE = 60_000;
const ann = person('Ann');
const ben = person('Ben');
const options = { starter: 0, rounds: '1' };
const manners = { pace: 'live', takeBots: true } as const;

const infoOf = ({ table }: Referee) => tableInfo(table, { isPresent: () => true });
const pass = (who: TestPerson, referee: Referee) =>
  who.asks(referee, { kind: 'move', seen: referee.table.seq, move: { kind: 'pass' } });

/** A table opened by a big screen. */
async function inOneRoom(wishes: object = {}) {
  const house = testHouse();
  const opened = await openSameRoom(house, { game: 'guess', options, ...wishes });
  if (opened.kind === 'error') throw new Error(opened.code);
  return { house, referee: await loadReferee(house, opened.code) };
}

test('a big screen opens a table and takes no chair; the first to sit down is host', async () => {
  const { referee } = await inOneRoom();
  expect(infoOf(referee)).toMatchObject({ sameRoom: true, status: 'open' });
  expect(infoOf(referee).host).toBeUndefined();
  expect(referee.table.lobby.chairs.every(({ kind }) => kind === 'empty')).toBe(true);

  await ben.sits(referee, 2);
  await ann.sits(referee);
  expect(infoOf(referee).host).toBe(2);
  expect(await ann.asks(referee, { kind: 'start' })).toEqual({ kind: 'error', code: 'not-the-host' });
  expect(await ben.asks(referee, { kind: 'start' })).toMatchObject({ kind: 'done' });
});

test('a host turns their own device into the big screen: the table stays, they leave their chair, and the next person is host', async () => {
  const house = testHouse();
  const referee = await opened(house, ann);
  await ben.sits(referee, 1);
  expect(await ben.asks(referee, { kind: 'same-room' })).toEqual({ kind: 'error', code: 'not-the-host' });
  expect(await ann.asks(referee, { kind: 'same-room' })).toMatchObject({ kind: 'done' });

  expect(infoOf(referee)).toMatchObject({ sameRoom: true, host: 1 });
  expect(infoOf(referee).chairs.slice(0, 2)).toMatchObject([{ kind: 'empty' }, { name: 'Ben' }]);
  expect(infoOf(await loadReferee(house, referee.table.code))).toEqual(infoOf(referee));
});

test('a rematch of a same-room table is a same-room table; other tables do not mention the mode', async () => {
  const { house, referee } = await inOneRoom();
  for (const who of [ann, ben]) await who.sits(referee);
  await ann.asks(referee, { kind: 'start' });
  await pass(ann, referee);
  await pass(ben, referee);
  await rematch(house, referee, { requester: { kind: 'person', secretHash: ben.secretHash }, key: 'again' });
  const next = await loadReferee(house, infoOf(referee).next ?? '');

  expect(infoOf(next)).toMatchObject({ sameRoom: true, host: 1 });
  expect(infoOf(await opened(house, ann))).not.toHaveProperty('sameRoom');
});

test('a sleeping phone in same-room mode has the whole grace period from the start of its turn', async () => {
  const { house, referee } = await inOneRoom({ options: { starter: 0, rounds: '100' } });
  for (const who of [ann, ben]) await who.sits(referee);
  await ann.asks(referee, { kind: 'start' });
  const room = new LoadedTable(house, referee, { botPace: 10, graceMs: 1, standInMs: GRACE });
  const guest = ({ secretHash }: TestPerson): TableClient => ({ secretHash, send: () => undefined });
  const bens = guest(ben);
  room.enter(guest(ann), 0);
  room.enter(bens, 0);
  room.leave(bens);

  await house.wait(GRACE * 3);
  await pass(ann, referee);
  await house.wait(GRACE - 1);
  expect(referee.table.lobby.chairs[1]).not.toHaveProperty('standIn');
  await house.wait(2);
  expect(referee.table.lobby.chairs[1]).toHaveProperty('standIn');
});

test('bots take empty chairs at the start up to the requested number of players, and no more than there are chairs', async () => {
  for (const [to, seats] of [
    [1, 1],
    [3, 3],
    [9, 4],
  ] as const) {
    const { referee } = await inOneRoom({ manners: { ...manners, fill: { to, bot: 'any' } } });
    await ann.sits(referee, 1);
    const answer = await ann.asks(referee, { kind: 'start' });
    if (seats === 1) expect(answer).toEqual({ kind: 'error', code: 'too-few-players' });
    else expect(referee.table.lobby.seats).toHaveLength(seats);
    const names = referee.table.lobby.chairs.flatMap((chair) => (chair.kind === 'empty' ? [] : [chair.name]));
    expect(new Set(names).size).toBe(seats);
  }
});

test('a table reloaded from its journal has the bots that joined at the start', async () => {
  const { house, referee } = await inOneRoom({ manners: { ...manners, fill: { to: 3, bot: 'any' } } });
  await ann.sits(referee);
  await ann.asks(referee, { kind: 'start' });

  expect((await loadReferee(house, referee.table.code)).table.lobby).toEqual(referee.table.lobby);
});

test('unknown bots are refused', async () => {
  const house = testHouse();
  const strange = { ...manners, fill: { to: 3, bot: 'strange' } };
  const refused = { kind: 'error', code: 'no-such-bot' };

  expect(await openSameRoom(house, { game: 'guess', manners: strange })).toEqual(refused);
  expect(await ann.asks(await opened(house, ann), { kind: 'set-manners', manners: strange })).toEqual(refused);
});
