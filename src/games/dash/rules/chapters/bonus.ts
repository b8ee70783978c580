import { present } from '../../../../engine/list.ts';
import type { Bonus, Magic } from '../content.ts';
import type { Lookup } from '../lookup.ts';
import { type DashState, explorerOf } from '../state.ts';

/** DA-40, DA-41 The explorer's best active bonus of a kind; bonuses of one kind do not add up. */
function bestBonus(state: DashState, lookup: Lookup, kind: Bonus['kind']): Bonus | undefined {
  const { treasures, activeTreasures } = explorerOf(state);
  let best: Bonus | undefined;
  for (let place = 0; place < activeTreasures; place++) {
    const bonus = lookup.bonus[present(treasures[place])];
    if (bonus?.kind === kind && (best === undefined || isBetter(bonus, best))) best = bonus;
  }
  return best;
}

/** More AP is better, except for a cost. */
function isBetter(one: Bonus, other: Bonus): boolean {
  return one.kind === 'put-back' ? strength(one) < strength(other) : strength(one) > strength(other);
}

function strength(bonus: Bonus | undefined): number {
  return bonus !== undefined && 'ap' in bonus ? bonus.ap : 0;
}

/** DA-40 The AP a bonus of this kind is worth to the explorer. */
export function bonusAp(state: DashState, lookup: Lookup, kind: 'more-ap' | 'traps-cost-less'): number {
  return strength(bestBonus(state, lookup, kind));
}

/** DA-66 Whether a Treasure of the explorer restocks Equipment. */
export function restocks(state: DashState, lookup: Lookup): boolean {
  return bestBonus(state, lookup, 'restock') !== undefined;
}

/** DA-65 The cost of putting a card back, if a Treasure allows it and this turn has not used it yet. */
export function costOfPuttingBack(state: DashState, lookup: Lookup): number | undefined {
  if (state.hasPutBack) return undefined;
  const bonus = bestBonus(state, lookup, 'put-back');
  return bonus?.kind === 'put-back' ? bonus.ap : undefined;
}

/** DA-40 Magic Sword: the first creature of a turn costs nothing. */
export function isFirstCreatureFree(state: DashState, lookup: Lookup): boolean {
  return !state.metCreature && bestBonus(state, lookup, 'first-creature-free') !== undefined;
}

/** DA-40 Whether a Treasure protects the explorer from this magic. */
export function isImmune(state: DashState, lookup: Lookup, magic: Magic): boolean {
  const { treasures, activeTreasures } = explorerOf(state);
  for (let place = 0; place < activeTreasures; place++) {
    const bonus = lookup.bonus[present(treasures[place])];
    if (bonus?.kind === 'immune' && bonus.magic === magic) return true;
  }
  return false;
}
