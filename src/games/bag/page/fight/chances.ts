import { areOddsKnown, type Combatant, fightOdds } from '../../rules/odds.ts';
import { adventurerOf, type FightSide } from '../../rules/state.ts';
import type { Scene } from '../scene.ts';

/** Below this chance to win, the page suggests getting away. */
const BAD_PERCENT = 40;

/** Both sides of a fight in figures, your own first. */
export interface Sides {
  own: Combatant;
  foe: Combatant;
}

/** The chances of a fight that is fought to its end, in percent. */
export interface Chances {
  /** That the fighter wins and lives. */
  win: number;
  /** That it is won, and the partner lives, or both do. */
  partner: number;
  both: number;
}

/** Rounding error of sums of many small probabilities. */
const ALMOST = 1e-6;

/** A probability in whole percent; 0 and 100 only if certain. */
export function inPercent(chance: number): number {
  if (chance > 1 - ALMOST) return 100;
  return chance < ALMOST ? 0 : Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** Your own side of the fight; the attacker's for those who only watch. */
export function ownSide({ view, you }: Pick<Scene, 'view' | 'you'>): FightSide | undefined {
  const { fight, adventurers } = view;
  if (fight?.defender === undefined) return fight?.attacker;
  const isYours = ({ fighter }: FightSide) => adventurerOf({ adventurers }, fighter).seat === you;
  return isYours(fight.defender) && !isYours(fight.attacker) ? fight.defender : fight.attacker;
}

/** Both sides, your own first. */
export function ownFirst(scene: Pick<Scene, 'view' | 'you'>): Sides | undefined {
  const { fight } = scene.view;
  if (fight === undefined) return undefined;
  const { attacker, foe } = fight.sums;
  return ownSide(scene) === fight.attacker ? { own: attacker, foe } : { own: foe, foe: attacker };
}

/** BD-36 The chances of a fight, with skills used where they help most. */
export function chancesOf({ own, foe }: Sides): Chances {
  const { fighterLives, partnerLives, bothLive } = fightOdds(own, foe);
  return { win: inPercent(fighterLives), partner: inPercent(partnerLives), both: inPercent(bothLive) };
}

/** The chance to win without a skill that would be used up, where it differs. */
export function chanceWithoutSkill({ own, foe }: Sides): number | undefined {
  if ((own.doubles ?? 0) + (own.wards ?? 0) === 0) return undefined;
  const { win } = chancesOf({ own: { ...own, doubles: 0, wards: 0 }, foe });
  return win === chancesOf({ own, foe }).win ? undefined : win;
}

/** The chances if already computed; fights with a partner take a while. */
export function knownChances(sides: Sides): Chances | undefined {
  const { own, foe } = sides;
  return own.partner === undefined || areOddsKnown(own, foe) ? chancesOf(sides) : undefined;
}

/** Whether the odds are so bad that getting away is better. */
export function isBad(chance: number): boolean {
  return chance < BAD_PERCENT;
}
