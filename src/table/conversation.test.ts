import { expect, test } from 'vitest';
import { Conversation } from './conversation.ts';
import { hexDigest } from './digest.ts';
import { loadReferee, opened, person } from './fixtures/people.ts';
import { RoomPage } from './fixtures/room-page.ts';
import { testHouse } from './fixtures/test-house.ts';
import { LoadedTable } from './loaded-table.ts';
import { LoadedTables } from './loaded-tables.ts';
import type { Strangers } from './open/strangers.ts';

const IDLE = 60_000;
const SECRET = 'ab'.repeat(32);
const ann = { ...person('Ann'), secretHash: hexDigest(SECRET) };

/** A house whose store fails to record visitors of an open table. */
const forgetful: Strangers = {
  isOn: true,
  isBanned: async () => false,
  hasRoom: async () => true,
  list: async () => 'listed',
  noteVisit: () => Promise.reject(new Error('the store does not answer')),
  report: async () => 'kept',
};

test.each([
  ['whose visit cannot be noted', SECRET, 'unavailable'],
  ['with a wrong secret', 'cd'.repeat(32), 'wrong-secret'],
])('somebody %s does not keep the table in memory', async (_who, secret, code) => {
  const house = testHouse({ strangers: forgetful });
  const { table } = await opened(house, ann);
  const request = { kind: 'set-open', listed: true, language: 'en', talk: 'phrases' } as const;
  const requester = { kind: 'person', secretHash: ann.secretHash } as const;
  await (await loadReferee(house, table.code)).submit({ requester, key: 'k', request });
  const tables = new LoadedTables(house, { botPace: 10, graceMs: 1, idleMs: IDLE });
  const heard: string[] = [];
  const conversation = new Conversation({ house, tables }, (text) => heard.push(text));
  conversation.receive({ kind: 'hello', table: table.code, secret });
  await conversation.settled();
  await house.wait(IDLE);

  expect(heard.map((text) => (JSON.parse(text) as { code?: string }).code)).toEqual([code]);
  expect(tables.size).toBe(0);
  await tables.close();
});

test('a person who asks again for a chair they got through another connection learns who they are', async () => {
  const house = testHouse();
  const room = new LoadedTable(house, await opened(house, person('Ann')), { botPace: 10, graceMs: 1 });
  const [lost, next] = [new RoomPage(house, room), new RoomPage(house, room)];
  const sit = { kind: 'sit', name: 'Ben', secret: 'cd'.repeat(16) } as const;
  await lost.asks(sit, 'k');
  const before = next.heard.length;

  const answer = await next.asks(sit, 'k');
  await room.close();

  expect(answer).toMatchObject({ kind: 'seated', chair: 1 });
  expect(next.heard.slice(before)).toContainEqual(
    expect.objectContaining({ kind: 'welcome', you: { viewer: 'spectator', chair: 1 } }),
  );
});
