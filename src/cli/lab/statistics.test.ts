import { describe, expect, test } from 'vitest';
import { addTo, noSample } from './figures.ts';
import { intervalOf, shareInterval, sideOf, tailFor } from './statistics.ts';

function sampleOf(figures: readonly number[]) {
  const sample = noSample();
  for (const figure of figures) addTo(sample, figure);
  return sample;
}

test('the more intervals are corrected together, the smaller is each tail', () => {
  expect(tailFor(1)).toBeCloseTo(0.025, 10);
  expect(tailFor(40)).toBeCloseTo(0.000625, 10);
});

test('an interval is the mean plus and minus standard errors, more of them with few deals', () => {
  // The squares of the distances from 3 add up to 40, over 19 degrees of freedom: 2.093 standard errors, not 1.96.
  const interval = intervalOf(sampleOf([1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5]), { tail: 0.025 });
  expect(interval).toMatchObject({ mean: 3, deals: 20 });
  expect(interval?.high).toBeCloseTo(3 + 2.093 * Math.sqrt(40 / 19 / 20), 4);
});

test('fewer than twenty deals show nothing', () => {
  expect(intervalOf(sampleOf(Array.from({ length: 19 }, (_, deal) => deal)), { tail: 0.025 })).toBeUndefined();
  expect(shareInterval(sampleOf([1, 0]), { tail: 0.025 })).toBeUndefined();
});

test('thirty deals without a change do not exclude one, if other cards changed something', () => {
  const same = sampleOf(Array.from({ length: 30 }, () => 0));
  expect(intervalOf(same, { tail: 0.025 })).toMatchObject({ low: 0, high: 0 });
  // A change in one deal of ten would be missed in 30 deals once in 24 times.
  const interval = intervalOf(same, { tail: 0.025, reach: 1 });
  expect(interval?.high).toBeGreaterThan(0.09);
  expect(interval?.high).toBeLessThan(0.12);
  expect(interval?.low).toBeCloseTo(-(interval?.high ?? 0), 10);
});

test('a share stays within 0 and 1, even if everything was won', () => {
  // Wilson's lower end for twenty of twenty is 20 / (20 + t²), with t = 2.093.
  const interval = shareInterval(sampleOf(Array.from({ length: 20 }, () => 1)), { tail: 0.025 });
  expect(interval).toMatchObject({ mean: 1, low: 0.8203, high: 1 });
});

describe('sides', () => {
  test('a few deals prove nothing, whatever their interval', () => {
    const interval = { mean: 1, low: 0.9, high: 1, deals: 5 };
    expect(sideOf(interval, 0.5)).toBe('unclear');
    expect(sideOf({ ...interval, deals: 500 }, 0.5)).toBe('above');
    expect(sideOf({ ...interval, deals: 500 }, 1.5)).toBe('below');
    expect(sideOf({ ...interval, deals: 500 }, 0.95)).toBe('unclear');
  });
});
