import { beforeEach, expect, test } from 'vitest';
import { opened, person } from '../fixtures/people.ts';
import { type TestHouse, testHouse } from '../fixtures/test-house.ts';
import type { Referee } from '../referee.ts';
import { GuestChanges } from './guest-changes.ts';

const [ann, ben] = [person('Ann'), person('Ben')];
let house: TestHouse;
let referee: Referee;
let changes: GuestChanges;

beforeEach(async () => {
  house = testHouse();
  referee = await opened(house, ann);
  changes = new GuestChanges(house, referee.table);
});

/** How many changes in a row a person is allowed. */
function allowed(who: () => Parameters<GuestChanges['allows']>[0]): number {
  let count = 0;
  while (count < 1000 && changes.allows(who())) count += 1;
  return count;
}

test('a guest may make many changes in a row, and then a few at a time', () => {
  expect(allowed(() => ben)).toBe(60);
  house.time += 20_000;
  expect(allowed(() => ben)).toBe(2);
});

test('the host may make as many changes as the table takes', () => {
  expect(allowed(() => ann)).toBe(1000);
});

test('a person who keeps changing identity is limited by address', () => {
  let guests = 0;
  expect(allowed(() => ({ secretHash: `guest ${guests++}`, caller: '203.0.113.7' }))).toBe(120);
  expect(changes.allows({ secretHash: 'guest', caller: '203.0.113.8' })).toBe(true);
});

test('guests leave the last entries of a table to its host', async () => {
  while (referee.table.seq < 1500) await ann.asks(referee, { kind: 'ready', ready: true });

  expect(changes.allows(ben)).toBe(false);
  expect(changes.allows(ann)).toBe(true);
});
