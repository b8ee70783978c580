import { expect, test } from 'vitest';
import type { DailyGame } from '../../engine/daily.ts';
import { dateOf, daysAfter, isDate, timesOf, turnOf } from './calendar.ts';

const setup = (id: string) => ({ id, name: { en: id, it: id }, options: {}, minutes: 5, bots: [] });
const game = (id: string, ...setups: string[]): DailyGame => ({
  game: id,
  setups: setups.map(setup),
  isTogether: () => false,
});

test('a day begins and ends at midnight UTC, and its seed is published an hour later', () => {
  const { startsAt, endsAt, opensAt } = timesOf('2026-11-18');
  expect(new Date(startsAt).toISOString()).toBe('2026-11-18T00:00:00.000Z');
  expect(new Date(endsAt).toISOString()).toBe('2026-11-19T00:00:00.000Z');
  expect(new Date(opensAt).toISOString()).toBe('2026-11-19T01:00:00.000Z');
  expect([startsAt - 1, startsAt, endsAt - 1, endsAt].map(dateOf)).toEqual([
    '2026-11-17',
    '2026-11-18',
    '2026-11-18',
    '2026-11-19',
  ]);
});

test('days follow each other across ends of months and leap years', () => {
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysAfter('2026-03-01', -1)).toBe('2026-02-28');
});

test.each([
  ['2026-11-18', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['26-11-18', false],
  ['2026-11-18T00:00', false],
  ['../../etc', false],
  ['', false],
])('%j is a day: %s', (text, is) => {
  expect(isDate(text)).toBe(is);
});

test("the games take turns, and each round shows a game's next setup", () => {
  const games = [game('a', 'a1', 'a2'), game('none'), game('b', 'b1')];
  const days = [0, 1, 2, 3, 4].map((later) => turnOf(daysAfter('1970-01-01', later), games)?.setup.id);
  expect(days).toEqual(['a1', 'b1', 'a2', 'b1', 'a1']);
  expect(turnOf('2026-11-18', [game('none')])).toBeUndefined();
});
