import type { RuleContext, Seat } from '../../../../engine/game.ts';
import { present } from '../../../../engine/list.ts';
import { shuffle } from '../../../../engine/rng.ts';
import type { EquipmentNumber } from '../content.ts';
import { equipmentCard, type Lookup } from '../lookup.ts';
import { type DashEvent, type DashState, type DrawnFrom, explorerOf } from '../state.ts';
import { canPutBack, costNow, hasEffectNow, isReturnable, justFlipped, magicNow } from './flipped-card.ts';
import { putBack } from './put-back.ts';

/** DA-20, DA-60 Whether an Equipment card would still affect the card just flipped. */
export function wouldHelp(state: DashState, lookup: Lookup, equipment: EquipmentNumber): boolean {
  if (!present(lookup.madeFor[equipment])[justFlipped(state)]) return false;
  switch (equipmentCard(lookup, equipment).effect.kind) {
    case 'cancel':
      return hasEffectNow(state, lookup);
    case 'put-back':
      return isReturnable(state, lookup);
    case 'cancel-magic':
      return magicNow(state, lookup) !== undefined;
    case 'reduce-cost':
      return costNow(state, lookup) > 0;
    case 'treasure-map':
      return false;
  }
}

/** DA-60, DA-65 Whether the explorer has anything that would help against the card just flipped. */
export function canReact(state: DashState, lookup: Lookup): boolean {
  if (canPutBack(state, lookup)) return true;
  const { equipment } = explorerOf(state);
  for (let place = 0; place < equipment.length; place++) {
    if (wouldHelp(state, lookup, present(equipment[place]))) return true;
  }
  return false;
}

/** DA-20, DA-21 Uses an Equipment card on the card just flipped: it is discarded and takes effect. */
export function applyEquipment(
  state: DashState,
  lookup: Lookup,
  { card, emit }: { card: EquipmentNumber; emit: RuleContext<DashEvent>['emit'] },
): void {
  discardEquipment(state, state.explorer, card);
  emit?.({ kind: 'used', seat: state.explorer, card, on: justFlipped(state) });
  const { effect } = equipmentCard(lookup, card);
  switch (effect.kind) {
    case 'cancel':
      state.canceled = true;
      return;
    case 'cancel-magic':
      state.magicCanceled = true;
      return;
    case 'reduce-cost':
      state.reduced += effect.ap;
      return;
    case 'put-back':
      putBack(state, emit);
      return;
    case 'treasure-map':
      throw new Error('DA-23: a Treasure Map cannot be used');
  }
}

/** Moves one Equipment card of a kind from a player to the discard pile. */
export function discardEquipment(state: DashState, seat: Seat, card: EquipmentNumber): void {
  const { equipment } = present(state.players[seat]);
  const place = equipment.indexOf(card);
  if (place === -1) throw new Error(`seat ${seat} does not hold Equipment ${card}`);
  equipment.splice(place, 1);
  state.equipmentDiscard.push(card);
}

/** DA-22 Draws the top Equipment card; when the deck has run out, the discard pile is shuffled into a new one. */
export function drawEquipment(
  state: DashState,
  { rng, emit }: RuleContext<DashEvent>,
  { seat, from }: { seat: Seat; from: DrawnFrom },
): void {
  if (state.equipmentDeck.length === 0 && state.equipmentDiscard.length > 0) {
    const pile = state.equipmentDiscard;
    state.equipmentDiscard = state.equipmentDeck;
    state.equipmentDeck = pile;
    shuffle(pile, rng);
    emit?.({ kind: 'equipment-reshuffled' });
  }
  const card = state.equipmentDeck.pop();
  if (card === undefined) {
    emit?.({ kind: 'nothing-to-draw', seat });
    return;
  }
  present(state.players[seat]).equipment.push(card);
  emit?.({ kind: 'equipment-drawn', seat, card, from });
}
