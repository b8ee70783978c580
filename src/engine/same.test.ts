import { expect, test } from 'vitest';
import { isSame } from './same.ts';

test.each([
  [1, 1],
  [
    { a: [1, { b: null }], c: 'x' },
    { c: 'x', a: [1, { b: null }] },
  ],
  [[], []],
])('%j and %j say the same', (one, other) => {
  expect(isSame(one, other)).toBe(true);
});

test.each([
  [1, '1'],
  [null, {}],
  [[], {}],
  [[1], [1, 2]],
  [{ a: 1 }, { b: 1 }],
  [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }],
])('%j and %j do not', (one, other) => {
  expect(isSame(one, other)).toBe(false);
});
