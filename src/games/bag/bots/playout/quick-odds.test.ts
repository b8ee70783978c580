import { expect, test } from 'vitest';
import { fightOdds } from '../../rules/odds.ts';
import { quickOdds } from './quick-odds.ts';

test('without skills and partners, quick odds are the exact ones', () => {
  for (const [dice, plus, less, health] of [
    [2, 2, 0, 10],
    [2, 0, 3, 4],
    [3, 5, 1, 12],
  ] as const) {
    for (const [foeDice, foePlus, foeHealth] of [
      [1, 1, 5],
      [2, 6, 13],
      [4, 0, 20],
    ] as const) {
      const exact = fightOdds(
        { dice, plus, less, health, critical: true },
        { dice: foeDice, plus: foePlus, less: 0, health: foeHealth, critical: false },
      );

      expect(quickOdds({ dice, plus, less, health, foeDice, foePlus, foeHealth })).toBeCloseTo(exact.win, 9);
    }
  }
});

test('a fight that is over needs no dice', () => {
  const duel = { dice: 2, plus: 0, less: 0, health: 3, foeDice: 2, foePlus: 0, foeHealth: 3 };

  expect(quickOdds({ ...duel, foeHealth: 0 })).toBe(1);
  expect(quickOdds({ ...duel, health: 0 })).toBe(0);
});
