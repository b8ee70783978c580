import type { RuleContext } from '../../../../engine/game.ts';
import type { EncounterEffect, EquipmentNumber } from '../content.ts';
import type { Lookup } from '../lookup.ts';
import type { DashEvent, DashState, TurnEnd } from '../state.ts';
import { drawEquipment } from './equipment.ts';
import { cardFlipped, costNow, justFlipped, spaceFlipped } from './flipped-card.ts';
import { loseToFumble, workMagic } from './magic.ts';

/** The result of a card: the turn goes on, waits for the choice of a Fumble, or ends (and why). */
export type Sequel = 'goes-on' | 'choose' | TurnEnd;

/** DA-60 Resolves the card just flipped, once no more Equipment is used on it. */
export function dealWith(state: DashState, lookup: Lookup, context: RuleContext<DashEvent>): Sequel {
  if (state.canceled) {
    context.emit?.({ kind: 'canceled', seat: state.explorer, card: justFlipped(state) });
    return finishCard(state, lookup);
  }
  const card = cardFlipped(state, lookup);
  switch (card.kind) {
    case 'creature':
      return faceMagicAndCost(state, lookup, context);
    case 'encounter':
      return meet(card.effect, state, lookup, context);
    case 'treasure':
      return takeTreasure(state, context);
  }
}

/** DA-32, DA-34 After the choice of a Fumble, the card's cost is still to be paid. */
export function dealWithFumble(
  state: DashState,
  lookup: Lookup,
  { card, emit }: { card: EquipmentNumber; emit: RuleContext<DashEvent>['emit'] },
): Sequel {
  loseToFumble(state, card, emit);
  return payCost(state, lookup, emit);
}

/** DA-13 The effect of an encounter. */
function meet(effect: EncounterEffect, state: DashState, lookup: Lookup, context: RuleContext<DashEvent>): Sequel {
  switch (effect.kind) {
    case 'trap':
      return faceMagicAndCost(state, lookup, context);
    case 'door':
      return 'door';
    case 'portal': {
      state.ap += effect.ap;
      const card = justFlipped(state);
      context.emit?.({ kind: 'ap-gained', seat: state.explorer, card, ap: effect.ap, left: state.ap });
      return finishCard(state, lookup);
    }
    case 'merchant':
      drawEquipment(state, context, { seat: state.explorer, from: 'merchant' });
      return finishCard(state, lookup);
  }
}

/** DA-14 A Treasure is taken and ends the turn; until then it stays in its place. */
function takeTreasure(state: DashState, { emit }: RuleContext<DashEvent>): Sequel {
  emit?.({ kind: 'treasure-taken', seat: state.explorer, card: justFlipped(state), space: spaceFlipped(state) });
  return 'treasure';
}

/** DA-34 Magic first, then the cost. */
function faceMagicAndCost(state: DashState, lookup: Lookup, context: RuleContext<DashEvent>): Sequel {
  const after = workMagic(state, lookup, context);
  return after === 'goes-on' ? payCost(state, lookup, context.emit) : after;
}

/** DA-12 The explorer pays for the card, but never more than what is left. */
function payCost(state: DashState, lookup: Lookup, emit: RuleContext<DashEvent>['emit']): Sequel {
  const ap = Math.min(costNow(state, lookup), state.ap);
  if (ap > 0) {
    state.ap -= ap;
    emit?.({ kind: 'ap-lost', seat: state.explorer, card: justFlipped(state), ap, left: state.ap });
  }
  return finishCard(state, lookup);
}

/** DA-15, DA-61 After a card: without AP, or without a card to flip, the turn ends. */
function finishCard(state: DashState, lookup: Lookup): Sequel {
  if (cardFlipped(state, lookup).kind === 'creature') state.metCreature = true;
  if (state.ap === 0) return 'no-ap';
  return state.faceDown === 0 ? 'last-card' : 'goes-on';
}
