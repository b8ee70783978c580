import { expect, test } from 'vitest';
import { settleRow } from './hand.tsx';

test('a card that leaves keeps its place, and a new one takes it', () => {
  expect(settleRow([1, 2, 3], [1, 3])).toEqual([1, undefined, 3]);
  expect(settleRow([1, undefined, 3], [1, 3, 7])).toEqual([1, 7, 3]);
});

test('empty places at the end are dropped, and a full row grows', () => {
  expect(settleRow([1, 2, 3], [1])).toEqual([1]);
  expect(settleRow([1], [1, 2, 3])).toEqual([1, 2, 3]);
});

test('an unchanged row is the same list, so that its cards are not rendered again', () => {
  const row = [1, undefined, 3];

  expect(settleRow(row, [1, 3])).toBe(row);
  expect(settleRow(row, [3])).not.toBe(row);
});
