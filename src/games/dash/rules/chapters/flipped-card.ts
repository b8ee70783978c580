import { present } from '../../../../engine/list.ts';
import type { DungeonCard, DungeonNumber, Magic } from '../content.ts';
import { dungeonCard, isHazard, type Lookup } from '../lookup.ts';
import { type DashState, SLOW_AP } from '../state.ts';
import { bonusAp, costOfPuttingBack, isFirstCreatureFree, isImmune } from './bonus.ts';

/** The space just flipped: the last one of this turn. */
export function spaceFlipped({ flipped }: DashState): number {
  return present(flipped[flipped.length - 1]);
}

/** The card just flipped. */
export function justFlipped(state: DashState): DungeonNumber {
  return present(state.cards[spaceFlipped(state)]);
}

/** What is printed on the card just flipped. */
export function cardFlipped(state: DashState, lookup: Lookup): DungeonCard {
  return dungeonCard(lookup, justFlipped(state));
}

/** DA-12, DA-13 The current cost of the card just flipped: after Equipment (DA-21) and bonuses (DA-40). */
export function costNow(state: DashState, lookup: Lookup): number {
  if (state.canceled) return 0;
  const card = cardFlipped(state, lookup);
  if (card.kind === 'creature') {
    if (card.ap === 0 || isFirstCreatureFree(state, lookup)) return 0;
    return Math.max(0, card.ap - state.reduced);
  }
  if (card.kind === 'encounter' && card.effect.kind === 'trap' && card.effect.ap > 0) {
    return Math.max(0, card.effect.ap - bonusAp(state, lookup, 'traps-cost-less'));
  }
  return 0;
}

/** DA-21, DA-40 The remaining magic of the card just flipped. */
export function magicNow(state: DashState, lookup: Lookup): Magic | undefined {
  if (state.canceled || state.magicCanceled) return undefined;
  const magic = lookup.magic[justFlipped(state)];
  return magic === undefined || isImmune(state, lookup, magic) ? undefined : magic;
}

/** Whether the card just flipped would still affect the explorer. */
export function hasEffectNow(state: DashState, lookup: Lookup): boolean {
  const card = cardFlipped(state, lookup);
  if (state.canceled || card.kind === 'treasure') return false;
  if (card.kind === 'encounter' && card.effect.kind !== 'trap') return true;
  return costNow(state, lookup) > 0 || magicNow(state, lookup) !== undefined;
}

/** DA-65 Whether the card just flipped can be put back: one that would still have an effect, and not the last one. */
export function isReturnable(state: DashState, lookup: Lookup): boolean {
  if (isTooLateToReturn(state)) return false;
  return isHazard(cardFlipped(state, lookup)) && hasEffectNow(state, lookup);
}

/** DA-65 Once the last card of a dungeon is flipped, the dungeon is explored; the first edition allowed it anyway. */
export function isTooLateToReturn({ faceDown, firstEdition }: DashState): boolean {
  return faceDown === 0 && firstEdition !== true;
}

/** DA-65 Whether a Treasure's bonus can put the card just flipped back: at least 1 AP must be left. */
export function canPutBack(state: DashState, lookup: Lookup): boolean {
  if (!isReturnable(state, lookup)) return false;
  const cost = costOfPuttingBack(state, lookup);
  return cost !== undefined && state.ap > cost;
}

/** The AP left after facing the card just flipped. */
export function apAfterFacing(state: DashState, lookup: Lookup): number {
  const card = cardFlipped(state, lookup);
  if (card.kind === 'encounter' && card.effect.kind === 'portal')
    return state.ap + (state.canceled ? 0 : card.effect.ap);
  const slowed = magicNow(state, lookup) === 'slow' ? SLOW_AP : 0;
  return Math.max(0, state.ap - slowed - costNow(state, lookup));
}

/** DA-15 Whether facing the card just flipped would end the turn. */
export function endsTurn(state: DashState, lookup: Lookup): boolean {
  if (state.faceDown === 0 || apAfterFacing(state, lookup) === 0) return true;
  const card = cardFlipped(state, lookup);
  if (card.kind === 'treasure') return true;
  if (card.kind === 'encounter' && card.effect.kind === 'door') return !state.canceled;
  const magic = magicNow(state, lookup);
  return magic === 'confusion' || magic === 'darkness';
}
