import { areOddsKnown, type Combatant, fightOdds } from '../../rules/odds.ts';
import type { Scene } from '../scene.ts';

/** Below this chance to win, the page suggests getting away. */
const BAD_PERCENT = 40;

/** Both sides of a fight in figures, your own first. */
export interface Sides {
  own: Combatant;
  foe: Combatant;
}

/** Rounding error of sums of many small probabilities. */
const ALMOST = 1e-6;

/** A probability in whole percent; 0 and 100 only if certain. */
export function inPercent(chance: number): number {
  if (chance > 1 - ALMOST) return 100;
  return chance < ALMOST ? 0 : Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** Both sides, your own first. */
export function ownFirst(scene: Pick<Scene, 'view' | 'you'>): Sides | undefined {
  const { view, you } = scene;
  const { fight } = view;
  if (fight === undefined) return undefined;
  const { attacker, foe } = fight.sums;
  const isDefender =
    fight.defender !== undefined &&
    view.adventurers[fight.defender.fighter].seat === you &&
    view.adventurers[fight.attacker.fighter].seat !== you;
  return isDefender ? { own: foe, foe: attacker } : { own: attacker, foe };
}

/** BD-36 The chance to win in percent; `withoutSkill`: without using a skill that would be used up. */
export function chancesOf({ own, foe }: Sides): { win: number; withoutSkill?: number } {
  const win = inPercent(fightOdds(own, foe).win);
  if ((own.doubles ?? 0) + (own.wards ?? 0) === 0) return { win };
  const withoutSkill = inPercent(fightOdds({ ...own, doubles: 0, wards: 0 }, foe).win);
  return withoutSkill === win ? { win } : { win, withoutSkill };
}

/** The chance to win in percent where it has been computed; fights with a partner take a while. */
export function knownChance({ own, foe }: Sides): number | undefined {
  return areOddsKnown(own, foe) ? inPercent(fightOdds(own, foe).win) : undefined;
}

/** Whether the odds are so bad that getting away is better. */
export function isBad(chance: number): boolean {
  return chance < BAD_PERCENT;
}
