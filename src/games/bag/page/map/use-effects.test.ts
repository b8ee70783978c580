import { expect, test } from 'vitest';
import { isStuttering } from './use-effects.ts';

const frames = (count: number, ms: number) => Array.from({ length: count }, () => ms);

test('a movement at 60 frames a second is smooth, even with a few late frames', () => {
  expect(isStuttering(frames(40, 16.7))).toBe(false);
  expect(isStuttering([...frames(30, 16.7), ...frames(5, 50)])).toBe(false);
});

test('a movement with many late frames stutters', () => {
  expect(isStuttering([...frames(20, 16.7), ...frames(15, 34)])).toBe(true);
});

test('too few frames prove nothing', () => {
  expect(isStuttering(frames(3, 100))).toBe(false);
});
