import { expect, test } from 'vitest';
import { DAY_BADGES, dayBadges } from './day-badges.ts';

test.each([
  [{ streak: 2, place: 1, players: 4 }, []],
  [{ streak: 3, place: 2, players: 9 }, ['three-days']],
  [{ streak: 7, place: 1, players: 5 }, ['three-days', 'week', 'first']],
  [{ streak: 30, place: 2, players: 2 }, ['three-days', 'week', 'month']],
])('a result of %o earns %o', (result, badges) => {
  expect(dayBadges(result)).toEqual(badges);
});

test('every badge of the day can be earned', () => {
  expect(DAY_BADGES.map(({ id }) => id)).toEqual(dayBadges({ streak: 30, place: 1, players: 5 }));
});
