import { expect, test } from 'vitest';
import { slotsOf } from './slots.ts';

test('[BD-11] free characters come before those taken, each in the order of the pack', () => {
  expect(slotsOf([false, false, false, false])).toEqual([0, 1, 2, 3]);
  expect(slotsOf([true, false, true, false])).toEqual([2, 0, 3, 1]);
});
