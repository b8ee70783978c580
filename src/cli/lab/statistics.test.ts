import { expect, test } from 'vitest';
import { addTo, noSample } from './figures.ts';
import { intervalOf, shareInterval, sideOf, sigmasFor } from './statistics.ts';

function sampleOf(figures: readonly number[]) {
  const sample = noSample();
  for (const figure of figures) addTo(sample, figure);
  return sample;
}

test('the more intervals hold together, the wider they are', () => {
  // The quantiles of the normal distribution for 0.025, 0.0025 and 0.000625.
  expect(sigmasFor(1)).toBeCloseTo(1.95996, 4);
  expect(sigmasFor(10)).toBeCloseTo(2.80703, 4);
  expect(sigmasFor(40)).toBeCloseTo(3.2272, 3);
});

test('an interval is the mean and its standard errors on both sides', () => {
  // The squares of the distances from 3 add up to 20, over nine degrees of freedom.
  const interval = intervalOf(sampleOf([1, 2, 3, 4, 5, 1, 2, 3, 4, 5]), 2);
  expect(interval).toMatchObject({ mean: 3, deals: 10 });
  expect(interval?.high).toBeCloseTo(3 + 2 * Math.sqrt(20 / 9 / 10), 10);
  expect(intervalOf(sampleOf([1]), 2)).toBeUndefined();
});

test('a share keeps within 0 and 1, also where everything was won', () => {
  const interval = shareInterval(sampleOf(Array.from({ length: 10 }, () => 1)), 1.96);
  expect(interval).toMatchObject({ mean: 1, low: 0.7225, high: 1 });
});

test('a few deals prove nothing, whatever their interval', () => {
  const interval = { mean: 1, low: 0.9, high: 1, deals: 5 };
  expect(sideOf(interval, 0.5)).toBe('unclear');
  expect(sideOf({ ...interval, deals: 500 }, 0.5)).toBe('above');
  expect(sideOf({ ...interval, deals: 500 }, 1.5)).toBe('below');
  expect(sideOf({ ...interval, deals: 500 }, 0.95)).toBe('unclear');
});
