import { expect, test } from 'vitest';
import { inPercent } from './chances.ts';

test.each([
  [0, 0],
  [1e-12, 0],
  [0.001, 1],
  [0.494, 49],
  [0.996, 99],
  [0.9999999, 100],
  [1 + 1e-14, 100],
])('a chance of %f is %i%%', (chance, percent) => {
  expect(inPercent(chance)).toBe(percent);
});
