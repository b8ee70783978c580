import type { Bonus, Magic } from '../content.ts';
import type { Lookup } from '../lookup.ts';
import type { DashState } from '../state.ts';

/** DA-40, DA-41 The explorer's best working bonus of a kind; bonuses of one kind do not add up. */
function bestBonus(state: DashState, lookup: Lookup, kind: Bonus['kind']): Bonus | undefined {
  const { treasures, activeTreasures } = state.players[state.explorer];
  let best: Bonus | undefined;
  for (let place = 0; place < activeTreasures; place++) {
    const card = lookup.dungeon[treasures[place]];
    if (card.kind !== 'treasure' || card.bonus?.kind !== kind) continue;
    if (best === undefined || strength(card.bonus) > strength(best)) best = card.bonus;
  }
  return best;
}

function strength(bonus: Bonus | undefined): number {
  return bonus !== undefined && 'ap' in bonus ? bonus.ap : 0;
}

/** DA-40 The AP a bonus of this kind is worth to the explorer. */
export function bonusAp(state: DashState, lookup: Lookup, kind: 'more-ap' | 'traps-cost-less'): number {
  return strength(bestBonus(state, lookup, kind));
}

/** DA-40 Magic Sword: the first creature of a turn costs nothing. */
export function isFirstCreatureFree(state: DashState, lookup: Lookup): boolean {
  return !state.metCreature && bestBonus(state, lookup, 'first-creature-free') !== undefined;
}

/** DA-40 Whether a Treasure keeps this magic off the explorer. */
export function isImmune(state: DashState, lookup: Lookup, magic: Magic): boolean {
  const { treasures, activeTreasures } = state.players[state.explorer];
  for (let place = 0; place < activeTreasures; place++) {
    const card = lookup.dungeon[treasures[place]];
    if (card.kind === 'treasure' && card.bonus?.kind === 'immune' && card.bonus.magic === magic) return true;
  }
  return false;
}
