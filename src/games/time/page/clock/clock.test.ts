import { expect, test } from 'vitest';
import type { TimeView } from '../../rules/view.ts';
import { readClock, warningAt } from './clock.ts';

const counting = { phase: 'ready', clock: 300_000, startsAt: 3_000 } as TimeView;
const running = { ...counting, phase: 'adventure', endsAt: 303_000 } as TimeView;

test('three, two, one, and then the sand runs', () => {
  expect(readClock(counting, 0)).toEqual({ countdown: 3, left: 300, sand: 1 });
  expect(readClock(counting, 2_999).countdown).toBe(1);
  expect(readClock(counting, 3_100).countdown).toBe(1);
  expect(readClock(running, 3_000)).toEqual({ countdown: 0, left: 300, sand: 1 });
  expect(readClock(running, 153_000)).toEqual({ countdown: 0, left: 150, sand: 0.5 });
  expect(readClock(running, 400_000)).toEqual({ countdown: 0, left: 0, sand: 0 });
});

test('without a clock there is no time left to show', () => {
  const { endsAt: _, ...off } = running;
  expect(readClock({ ...off, clock: 0 }, 10_000)).toEqual({ countdown: 0, left: undefined, sand: 1 });
});

test('a warning appears at 60, 30 and 10 seconds, and disappears again', () => {
  expect([61, 60, 56, 55, 30, 25, 10, 6, 5, 0].map(warningAt)).toEqual([
    undefined,
    60,
    60,
    undefined,
    30,
    undefined,
    10,
    10,
    undefined,
    undefined,
  ]);
});
