import { expect, test } from 'vitest';
import { opened, person, playingTable } from '../fixtures/people.ts';
import { testHouse } from '../fixtures/test-house.ts';
import { LoadedTables } from '../loaded-tables.ts';
import { newTableCode, wholeCode } from './table-code.ts';

const ann = person('Ann');
const ben = person('Ben');

/** A house that draws these codes, one after the other. */
function houseWith(...codes: string[]) {
  const house = testHouse({ newCode: () => codes.shift() ?? 'ZZZZZZZZ' });
  const tables = new LoadedTables(house, { botPace: 0, graceMs: 0, idleMs: 0 });
  return { house, find: (typed: string) => wholeCode(house, tables, typed) };
}

test('the first letters lead to a table until its game starts, the whole code always', async () => {
  const { house, find } = houseWith('BCDFGHJK');
  const referee = await opened(house, ann);
  await ben.sits(referee);
  expect([await find('BCDFG'), await find('BCDFGHJK')]).toEqual(['BCDFGHJK', 'BCDFGHJK']);

  await ann.asks(referee, { kind: 'start' });
  expect([await find('BCDFG'), await find('BCDFGHJK')]).toEqual([undefined, 'BCDFGHJK']);
});

test('a table of a release before, which has only these letters, is found by them whatever is played there', async () => {
  const { house, find } = houseWith('BCDFG');
  await playingTable(house, [ann, ben]);

  expect(await find('BCDFG')).toBe('BCDFG');
  expect(await find('CCCCC')).toBe(undefined);
});

test('no new table gets letters that lead to another one', async () => {
  const { house } = houseWith('BCDFGHJK', 'BCDFGZZZ', 'CCCCC', 'CCCCCZZZ', 'DDDDDDDD');
  await opened(house, ann);
  await house.journal.append('CCCCC', { seq: 1, at: 0, body: 0, over: { game: 'guess', people: [] } });

  expect(await newTableCode(house)).toBe('CCCCC');
  expect(await newTableCode(house)).toBe('DDDDDDDD');
});
