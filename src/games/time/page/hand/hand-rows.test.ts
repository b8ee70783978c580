import { expect, test } from 'vitest';
import { settleRow } from './hand-rows.ts';

test('what leaves keeps its room, and what is new takes it', () => {
  expect(settleRow([1, 2, 3], [1, 3])).toEqual([1, undefined, 3]);
  expect(settleRow([1, undefined, 3], [1, 3, 7])).toEqual([1, 7, 3]);
});

test('room at the end is given up, and a row that is full grows', () => {
  expect(settleRow([1, 2, 3], [1])).toEqual([1]);
  expect(settleRow([1], [1, 2, 3])).toEqual([1, 2, 3]);
});
