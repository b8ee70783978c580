import { expect, test } from 'vitest';
import type { KeptGame } from '../../device/kept/kept-games.ts';
import { yourFigures } from './you-figures.ts';

const NOON = new Date(2026, 5, 10, 12).getTime();
const DAY = 24 * 60 * 60 * 1000;

const game = (daysAgo: number, isWon: boolean, score = 5): KeptGame => ({
  code: `T${daysAgo}`,
  game: 'dash',
  options: {},
  startedAt: NOON - daysAgo * DAY - 1000,
  endedAt: NOON - daysAgo * DAY,
  players: ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' })),
  winners: [isWon ? 0 : 1],
  scores: [score, 4],
  where: 'server',
  seat: 0,
});
const read = (games: KeptGame[]) => yourFigures({ games, earlier: {} }, NOON);

test('days in a row count until today, or until yesterday if today has no game yet', () => {
  expect(read([game(2, false), game(1, false), game(0, false)])?.days).toBe(3);
  expect(read([game(4, false), game(2, false), game(1, false)])?.days).toBe(2);
  expect(read([game(2, false)])?.days).toBe(0);
});

test('the next goal is a first win, then a longer run, else a higher score', () => {
  expect(read([game(0, false)])).toMatchObject({ won: 0, played: 1, goal: { kind: 'first', game: 'dash' } });
  expect(read([game(1, true), game(0, true)])).toMatchObject({ won: 2, goal: { kind: 'more', wins: 3 } });
  expect(read([game(1, true, 9), game(0, false)])).toMatchObject({ won: 1, goal: { kind: 'beat', figure: 9 } });
});

test('whoever has finished no game has no figures', () => {
  expect(read([])).toBeUndefined();
});
