import { expect, test } from 'vitest';
import { areOddsKnown, type Combatant, fightOdds, oddsInSteps } from '../../rules/odds.ts';
import { inPercent, knownChances } from './chances.ts';

test.each([
  [0, 0],
  [1e-12, 0],
  [0.001, 1],
  [0.494, 49],
  [0.996, 99],
  [0.9999999, 100],
  [1 + 1e-14, 100],
])('a chance of %f is %i%%', (chance, percent) => {
  expect(inPercent(chance)).toBe(percent);
});

test('[BD-46] the chances of a fight with a partner are known after a computation in steps', () => {
  const one: Combatant = { dice: 2, plus: 1, less: 0, health: 9, critical: true, doubles: 1 };
  const own: Combatant = { ...one, dice: 3, partner: { ...one, plus: 2, doubles: 0, wards: 1 } };
  const foe: Combatant = { dice: 2, plus: 3, less: 0, health: 11, critical: false };
  expect(knownChances({ own, foe })).toBeUndefined();

  let steps = 0;
  for (const made = oddsInSteps(own, foe); made.next().done !== true; ) steps += 1;

  expect(steps).toBeGreaterThan(5);
  expect(areOddsKnown(own, foe)).toBe(true);
  expect(knownChances({ own, foe })?.win).toBe(inPercent(fightOdds(own, foe).fighterLives));
  expect(fightOdds(own, foe).win).toBeGreaterThan(fightOdds(one, foe).win);
});
