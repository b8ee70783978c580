import { expect, test } from 'vitest';
import { comparison, figuresOf } from './figures.ts';

const players = ['Ann', 'Ben', 'Cas'].map((name, chair) => ({ name, kind: 'person' as const, chair }));

test('a player’s figures are their place and their score; players who win or lose together have no place', () => {
  const dash = { game: 'dash', options: {}, winners: [2], scores: [7, 12, 12], players };
  const time = { game: 'time', options: {}, winners: [], scores: [5, 5, 5], players };

  expect([0, 1, 2].map((seat) => figuresOf(dash, seat))).toEqual([
    { isWon: false, place: 3, score: 7 },
    { isWon: false, place: 2, score: 12 },
    { isWon: true, place: 1, score: 12 },
  ]);
  expect(figuresOf(time, 1)).toEqual({ isWon: false, score: 5 });
});

test('a score that cannot be compared between games is no figure', () => {
  const options = { mode: 'cooperative' };
  expect(figuresOf({ game: 'bag', options, winners: [0, 1, 2], scores: [1, 2, 3], players }, 0)).toEqual({
    isWon: true,
  });
});

test('the higher score does better, then the better place; a team that wins does better than one that loses', () => {
  const third = { isWon: false, place: 3, score: 7 };

  expect(comparison({ isWon: false, place: 4, score: 8 }, third)).toBe(1);
  expect(comparison({ isWon: false, place: 2, score: 7 }, third)).toBe(1);
  expect(comparison(third, third)).toBe(0);
  expect(comparison({ isWon: true, place: 1, score: 6 }, third)).toBe(-1);
  expect(comparison({ isWon: true, score: 3 }, { isWon: false, score: 9 })).toBe(1);
});
