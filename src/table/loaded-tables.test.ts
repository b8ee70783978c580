import { expect, test } from 'vitest';
import { opened, person, playingTable } from './fixtures/people.ts';
import { type TestHouse, testHouse } from './fixtures/test-house.ts';
import { LoadedTables } from './loaded-tables.ts';
import { openSameRoom } from './lobby/opening.ts';

const IDLE = 60_000;
const ann = person('Ann');
const ben = person('Ben');

/** A table that is loaded and released, kept as long as a table without clients stays in memory. */
async function letGo(house: TestHouse, code: string): Promise<void> {
  const tables = new LoadedTables(house, { botPace: 10, graceMs: 1, idleMs: IDLE });
  await tables.hold(code);
  tables.release(code);
  await house.wait(IDLE);
  await tables.close();
}

test('a table that everybody left before the start is removed once no client is connected', async () => {
  const house = testHouse();
  const referee = await opened(house, ann);
  await ann.asks(referee, { kind: 'stand' });
  await letGo(house, referee.table.code);

  expect(await house.journal.read(referee.table.code)).toEqual([]);
});

test('a table stays while somebody sits there, once the game has started, and while a big screen waits for people', async () => {
  const house = testHouse();
  const sat = await opened(house, ann);
  const started = await playingTable(house, [ann, ben]);
  const room = await openSameRoom(house, { game: 'guess' });
  if (room.kind === 'error') throw new Error(room.code);

  for (const code of [sat.table.code, started.table.code, room.code]) {
    await letGo(house, code);
    expect(await house.journal.read(code)).not.toEqual([]);
  }
});

test('a table that cannot be loaded fails for a page that opens it, and is not reported to a caller that only checks whether it is loaded', async () => {
  const house = testHouse();
  const { table } = await opened(house, ann);
  const tables = new LoadedTables(house, { botPace: 10, graceMs: 1, idleMs: IDLE });
  house.journal.read = () => Promise.reject(new Error('the database does not answer'));
  const wanted = tables.hold(table.code);

  expect(await tables.inMemory(table.code)).toBeUndefined();
  await expect(wanted).rejects.toThrow('does not answer');
});
