import type { EquipmentNumber } from '../rules/content.ts';
import type { Lookup } from '../rules/lookup.ts';
import { without } from '../rules/sample.ts';
import { SPACES, STARTING_AP } from '../rules/state.ts';
import type { DashView } from '../rules/view.ts';
import { countFaceDown, type Odds, type Treatment, UNTREATED, worthOfFacing } from './odds.ts';

/** A card is met when some of the turn has passed. */
export const USUAL_AP = STARTING_AP - 2;

/** What an Equipment card does when it is used on a card that was treated already; put back, a card does as little as canceled. */
export function treatedWith(lookup: Lookup, equipment: EquipmentNumber, before: Treatment): Treatment {
  const { effect } = lookup.equipment[equipment];
  switch (effect.kind) {
    case 'cancel':
    case 'put-back':
      return { ...before, canceled: true };
    case 'cancel-magic':
      return { ...before, magicCanceled: true };
    case 'reduce-cost':
      return { ...before, reduced: before.reduced + effect.ap };
    case 'treasure-map':
      return before;
  }
}

/**
 * What keeping an Equipment card is worth in gold: a Treasure Map its gold, anything else what it would save, times the
 * chance that its owner meets a card it helps against among the next `flips` cards.
 */
export function worthOfKeeping(odds: Odds, equipment: EquipmentNumber, flips: number): number {
  const { lookup, chance } = odds;
  if (lookup.mapGold[equipment] > 0) return lookup.mapGold[equipment];
  let meeting = 0;
  let saving = 0;
  for (let card = 0; card < chance.length; card++) {
    if (chance[card] === 0 || !lookup.madeFor[equipment][card]) continue;
    const treatment = treatedWith(lookup, equipment, UNTREATED);
    const saved =
      worthOfFacing(odds, { card, ap: USUAL_AP, treatment }) -
      worthOfFacing(odds, { card, ap: USUAL_AP, treatment: UNTREATED });
    meeting += chance[card];
    saving += chance[card] * saved;
  }
  return meeting === 0 ? 0 : (saving / meeting) * (1 - (1 - meeting) ** flips);
}

/** How many cards of this dungeon a player may still expect to flip. */
export function flipsToCome(view: DashView): number {
  return countFaceDown(view) / view.players.length;
}

/** How many cards of the next dungeon a player may expect to flip. */
export function flipsInNextDungeon(view: DashView): number {
  return SPACES / view.players.length;
}

/** What a card drawn from the Equipment deck is worth on average; an empty deck will be the discard pile. */
export function worthOfDrawing(view: DashView, odds: Odds, flips: number): number {
  const open = view.players.flatMap(({ equipment }) => equipment);
  const unseen = without(odds.lookup.allEquipment, [...open, ...view.equipmentDiscard]);
  return averageWorth(odds, unseen.length > 0 ? unseen : view.equipmentDiscard, flips);
}

/** What one card of a pile is worth on average. */
export function averageWorth(odds: Odds, pile: readonly EquipmentNumber[], flips: number): number {
  if (pile.length === 0) return 0;
  return pile.reduce((sum, card) => sum + worthOfKeeping(odds, card, flips), 0) / pile.length;
}
