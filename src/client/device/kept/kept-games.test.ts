// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { TableResult } from '../../../protocol/result.ts';
import { isKept, keepGame, keptRecords, mergeRecords, readRecords, seatIn, talliesOf } from './kept-games.ts';

beforeEach(() => localStorage.clear());

function result(number: number, more: Partial<TableResult> = {}): TableResult {
  return {
    code: `T${number}`,
    game: 'dash',
    options: { starter: 'random' },
    startedAt: number * 1000,
    endedAt: number * 1000 + 500,
    players: [
      { name: 'Bot', kind: 'bot', chair: 0 },
      { name: 'Ann', kind: 'person', chair: 3 },
    ],
    winners: [number % 2],
    scores: [5, number],
    ...more,
  };
}

const keep = (number: number, more: Partial<TableResult> = {}) =>
  keepGame(result(number, more), { chair: 3, where: 'server' });

test("a game counts once, for the seat of one's chair", () => {
  keep(1);
  keep(1);
  keep(2);

  expect(talliesOf(keptRecords()).dash).toMatchObject({ played: 2, won: 1, highest: { figure: 2 } });
  expect(isKept('T1', 'server')).toBe(true);
  expect(isKept('T1', 'here')).toBe(false);
  keepGame(result(3), { chair: 7, where: 'server' });
  expect(isKept('T3', 'server')).toBe(false);
});

test('the seat in a game is stored for its replay; for a reused code, that of the last game', () => {
  keep(1);
  keepGame(result(1, { endedAt: 9000, players: [{ name: 'Ann', kind: 'person', chair: 3 }] }), {
    chair: 3,
    where: 'server',
  });

  expect(seatIn('T1', 'server')).toBe(0);
  expect(seatIn('T1', 'here')).toBeUndefined();
});

test('the oldest games are dropped, but still counted', () => {
  const games = Array.from({ length: 401 }, (_, number) => ({
    ...result(number, { scores: [0, number === 0 ? 999 : 1] }),
    where: 'server' as const,
    seat: 1,
  }));
  mergeRecords({ games, earlier: {} });

  expect(keptRecords().games).toHaveLength(400);
  expect(talliesOf(keptRecords()).dash).toMatchObject({ played: 401, won: 200, highest: { figure: 999 } });
});

test('games from another device are added, and known ones are not counted twice', () => {
  keep(1);
  const elsewhere = readRecords(JSON.parse(localStorage.getItem('undercroft.games') ?? ''));
  keep(2);
  mergeRecords({ ...elsewhere, earlier: { days: { played: 3, won: 1, streak: 0, longest: 1 } } });
  mergeRecords({ games: [], earlier: { days: { played: 2, won: 2, streak: 2, longest: 2 } } });

  expect(talliesOf(keptRecords())).toMatchObject({ dash: { played: 2 }, days: { played: 3, won: 1 } });
});

test('malformed records are left out', () => {
  expect(readRecords({ games: [{ code: 7 }, null, 'x'], earlier: 'x' })).toEqual({ games: [], earlier: {} });
  expect(readRecords(null)).toEqual({ games: [], earlier: {} });
});

test('a practice game is stored and does not count, even after it is dropped', () => {
  keep(1);
  keep(3, { practice: true });
  expect(isKept('T3', 'server')).toBe(true);
  expect(talliesOf(keptRecords()).dash).toMatchObject({ played: 1, won: 1 });

  const games = Array.from({ length: 400 }, (_, number) => ({
    ...result(number + 10),
    where: 'server' as const,
    seat: 1,
  }));
  mergeRecords({ games, earlier: {} });
  expect(talliesOf(keptRecords()).dash).toMatchObject({ played: 401 });
});
