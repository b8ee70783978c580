import { present } from '../../../engine/list.ts';
import type { EquipmentNumber } from '../rules/content.ts';
import { equipmentCard, type Lookup } from '../rules/lookup.ts';
import { without } from '../rules/sample.ts';
import { type DashMove, SPACES, STARTING_AP } from '../rules/state.ts';
import type { DashView } from '../rules/view.ts';
import { countFaceDown, type Odds, type Treatment, UNTREATED, worthOfFacing } from './odds.ts';

/** The AP left when a typical card is met. */
export const USUAL_AP = STARTING_AP - 2;

/** The effect of an Equipment card on a card that may already be treated; a card put back counts as cancelled. */
export function treatedWith(lookup: Lookup, equipment: EquipmentNumber, before: Treatment): Treatment {
  const { effect } = equipmentCard(lookup, equipment);
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

/** DA-65 Whether a move puts back a card that could only be flipped again: at tables of the first edition. */
export function returnsInVain(move: DashMove, view: DashView, lookup: Lookup): boolean {
  if (view.phase !== 'react' || view.flipped.length > 1 || countFaceDown(view) > 0) return false;
  return (
    move.kind === 'put-back' || (move.kind === 'use' && equipmentCard(lookup, move.card).effect.kind === 'put-back')
  );
}

/**
 * The value of keeping an Equipment card, in gold: a Treasure Map's gold, or what the card would save times the chance
 * of meeting a suitable card among the next `flips` cards.
 */
export function worthOfKeeping(odds: Odds, equipment: EquipmentNumber, flips: number): number {
  const { lookup, chance } = odds;
  const mapGold = present(lookup.mapGold[equipment]);
  if (mapGold > 0) return mapGold;
  const madeFor = present(lookup.madeFor[equipment]);
  let meeting = 0;
  let saving = 0;
  for (let card = 0; card < chance.length; card++) {
    const share = present(chance[card]);
    if (share === 0 || !madeFor[card]) continue;
    const treatment = treatedWith(lookup, equipment, UNTREATED);
    const saved =
      worthOfFacing(odds, { card, ap: USUAL_AP, treatment }) -
      worthOfFacing(odds, { card, ap: USUAL_AP, treatment: UNTREATED });
    meeting += share;
    saving += share * saved;
  }
  return meeting === 0 ? 0 : (saving / meeting) * (1 - (1 - meeting) ** flips);
}

/** How many cards of this dungeon a player can still expect to flip. */
export function flipsToCome(view: DashView): number {
  return countFaceDown(view) / view.players.length;
}

/** How many cards of the next dungeon a player can expect to flip. */
export function flipsInNextDungeon(view: DashView): number {
  return SPACES / view.players.length;
}

/** The average value of a card from the Equipment deck; from the discard pile if the deck is empty. */
export function worthOfDrawing(view: DashView, odds: Odds, flips: number): number {
  const open = view.players.flatMap(({ equipment }) => equipment);
  const unseen = without(odds.lookup.allEquipment, [...open, ...view.equipmentDiscard]);
  return averageWorth(odds, unseen.length > 0 ? unseen : view.equipmentDiscard, flips);
}

/** The average value of a card of a pile. */
export function averageWorth(odds: Odds, pile: readonly EquipmentNumber[], flips: number): number {
  if (pile.length === 0) return 0;
  return pile.reduce((sum, card) => sum + worthOfKeeping(odds, card, flips), 0) / pile.length;
}
