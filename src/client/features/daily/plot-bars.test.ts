import { expect, test } from 'vitest';
import { nextPlace, placeInSquares, plotBars } from './plot-bars.ts';

const lost = (score: number, count = 1) => ({ score, won: false, count });

test('few different scores have a bar each, best first, one’s own marked', () => {
  const bars = plotBars({ fared: [lost(9), lost(4, 3)], together: false, yours: { score: 4, won: false } });
  expect(bars).toEqual([
    { from: 9, to: 9, count: 1, isYours: false },
    { from: 4, to: 4, count: 3, isYours: true },
  ]);
});

test('many different scores are ranges of equal width that leave nobody out', () => {
  const fared = Array.from({ length: 35 }, (_, score) => lost(score, 2));
  const bars = plotBars({ fared, together: false, yours: { score: 34, won: true } });
  expect(bars.length).toBeLessThanOrEqual(10);
  expect(bars[0]).toMatchObject({ to: 34, isYours: true });
  expect(bars.at(-1)).toMatchObject({ from: 0, isYours: false });
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(70);
  expect(bars.filter(({ isYours }) => isYours).length).toBe(1);
});

test('in co-operative games wins come before losses, and the same score is not the same bar', () => {
  const fared = [
    { score: 8, won: true, count: 1 },
    { score: 10, won: false, count: 2 },
    { score: 8, won: false, count: 1 },
  ];
  const bars = plotBars({ fared, together: true, yours: { score: 8, won: false } });
  expect(bars.map(({ from, won, isYours }) => [from, won, isYours])).toEqual([
    [8, true, false],
    [10, false, false],
    [8, false, true],
  ]);
});

test('the next place counts everybody before it, and points are no way from a lost team game to a won one', () => {
  const fared = [
    { score: 20, won: true, count: 2 },
    { score: 12, won: false, count: 1 },
    { score: 9, won: false, count: 3 },
    { score: 4, won: false, count: 1 },
  ];
  const next = (score: number, won: boolean, together: boolean) =>
    nextPlace({ fared, together, yours: { score, won } });
  expect(next(4, false, true)).toEqual({ place: 4, missing: 5 });
  expect(next(12, false, true)).toBeUndefined();
  expect(next(12, false, false)).toEqual({ place: 1, missing: 8 });
  expect(next(20, true, true)).toBeUndefined();
});

test.each([
  [1, 1, 9],
  [1, 20, 9],
  [20, 20, 0],
  [10, 19, 5],
])('place %i of %i is square %i of ten', (place, of, square) => {
  const squares = [...placeInSquares(place, of)];
  expect(squares.length).toBe(10);
  expect(squares.indexOf('🟨')).toBe(square);
});
