import { expect, test } from 'vitest';
import type { ServerMessage } from '../protocol/server-message.ts';
import { opened, person } from './fixtures/people.ts';
import { testHouse } from './fixtures/test-house.ts';
import { handleMessage } from './handle-message.ts';
import { LoadedTable, type TableClient } from './loaded-table.ts';

/** A page at a table, and the messages it received. */
function page(): TableClient & { heard: ServerMessage[] } {
  const heard: ServerMessage[] = [];
  return { secretHash: undefined, send: (text) => heard.push(JSON.parse(text)), heard };
}

test('a person who asks again for a chair they got through another connection learns who they are', async () => {
  const house = testHouse();
  const room = new LoadedTable(house, await opened(house, person('Ann')), { botPace: 10, graceMs: 1 });
  const [lost, next] = [page(), page()];
  const message = { kind: 'sit', key: 'k', name: 'Ben', secret: 'cd'.repeat(16) } as const;
  room.enter(lost, 0);
  room.enter(next, 0);
  await handleMessage(house, room, { client: lost, message });
  const before = next.heard.length;

  const answer = await handleMessage(house, room, { client: next, message });
  await room.close();

  expect(answer).toMatchObject({ kind: 'seated', chair: 1 });
  expect(next.heard.slice(before)).toContainEqual(
    expect.objectContaining({ kind: 'welcome', you: { viewer: 'spectator', chair: 1 } }),
  );
});
