import { expect, test } from 'vitest';
import { timelineOf } from './timeline.ts';

const INFO = {
  game: 'time',
  pack: {},
  names: ['Ada'],
  bots: [],
  isUploaded: false,
  crests: {},
  startedAt: 1000,
  length: 4,
};

test('without a clock a position is a step, within the ends', () => {
  const line = timelineOf({ ...INFO, realTime: false, times: [1000, 9000, 9000, 9500] });

  expect([line.end, line.stepAt(2), line.before(0), line.after(4), line.stepAt(99)]).toEqual([4, 2, 0, 4, 4]);
});

test('with a clock a position is a time, and steps of the same time are one position', () => {
  const line = timelineOf({ ...INFO, realTime: true, times: [1000, 9000, 9000, 9500] });

  expect(line.end).toBe(8500);
  expect([0, 7999, 8000, 8499, 8500].map(line.stepAt)).toEqual([1, 1, 3, 3, 4]);
  expect([line.momentOf(0), line.momentOf(2), line.momentOf(4)]).toEqual([0, 8000, 8500]);
  expect([line.before(8000), line.after(0), line.after(8000), line.before(8200)]).toEqual([0, 8000, 8500, 8000]);
});

test('steps that cannot be shown are not on the timeline', () => {
  expect(timelineOf({ ...INFO, realTime: true, length: 1, times: [1500, 9000, 9000, 9500] }).end).toBe(500);
});

test('a step that is watched begins shortly before it, and ends once it was seen', () => {
  const byStep = timelineOf({ ...INFO, realTime: false, times: [1000, 9000, 9000, 9500] });
  expect([1, 4].map(byStep.shortlyBefore)).toEqual([0, 2]);
  expect(byStep.shortlyAfter(3)).toBe(3);

  const byClock = timelineOf({ ...INFO, realTime: true, times: [1000, 9000, 9000, 30_000] });
  expect([1, 2].map(byClock.shortlyBefore)).toEqual([0, 4000]);
  expect([2, 4].map(byClock.shortlyAfter)).toEqual([10_000, 29_000]);
});
