import type { RuleContext } from '../../../../engine/game.ts';
import { cut, present } from '../../../../engine/list.ts';
import type { EquipmentNumber } from '../content.ts';
import { dungeonCard, type Lookup } from '../lookup.ts';
import { type DashEvent, type DashState, DUNGEONS, explorerOf, type TurnEnd } from '../state.ts';
import { dealWith, dealWithFumble, type Sequel } from './dealing.ts';
import { startTurn } from './dungeon.ts';
import { applyEquipment, canReact } from './equipment.ts';
import { startExchange } from './exchange.ts';
import { outcomeOf } from './scoring.ts';

/** DA-11, DA-60 Flips a card; Equipment that helps may be used before it takes effect. */
export function flip(state: DashState, lookup: Lookup, space: number, context: RuleContext<DashEvent>): void {
  const card = present(state.cards[space]);
  state.spaces[space] = 'face-up';
  state.faceDown -= 1;
  state.flipped.push(space);
  state.canceled = false;
  state.magicCanceled = false;
  state.reduced = 0;
  forgetPlace(state, space);
  context.emit?.({ kind: 'flipped', seat: state.explorer, space, card });
  if (canReact(state, lookup)) state.phase = 'react';
  else face(state, lookup, context);
}

/** The card is face up now: it is no longer a known face-down card, nor one that Confusion turned back. */
function forgetPlace({ known, returned, cards }: DashState, space: number): void {
  if (known[space]) {
    known[space] = false;
    return;
  }
  const place = returned.indexOf(present(cards[space]));
  if (place !== -1) returned.splice(place, 1);
}

/**
 * DA-20, DA-60, DA-65 Uses Equipment on the card just flipped; when no more would help, the card takes effect, unless
 * it was put back.
 */
export function use(
  state: DashState,
  lookup: Lookup,
  { card, context }: { card: EquipmentNumber; context: RuleContext<DashEvent> },
): void {
  applyEquipment(state, lookup, { card, emit: context.emit });
  if (state.phase === 'react' && !canReact(state, lookup)) face(state, lookup, context);
}

/** DA-60 Lets the card just flipped take effect. */
export function face(state: DashState, lookup: Lookup, context: RuleContext<DashEvent>): void {
  goOn(state, lookup, dealWith(state, lookup, context), context);
}

/** DA-32 The explorer has chosen what to fumble. */
export function fumble(
  state: DashState,
  lookup: Lookup,
  { card, context }: { card: EquipmentNumber; context: RuleContext<DashEvent> },
): void {
  goOn(state, lookup, dealWithFumble(state, lookup, { card, emit: context.emit }), context);
}

function goOn(state: DashState, lookup: Lookup, sequel: Sequel, context: RuleContext<DashEvent>): void {
  if (sequel === 'goes-on') state.phase = 'explore';
  else if (sequel === 'choose') state.phase = 'fumble';
  else endTurn(state, lookup, sequel, context);
}

/** DA-15 to DA-17, DA-62 The turn ends: its cards leave, and the next player explores this dungeon or the next. */
export function endTurn(state: DashState, lookup: Lookup, why: TurnEnd, context: RuleContext<DashEvent>): void {
  const seat = state.explorer;
  const explored = clearFaceUp(state, lookup) + (why === 'confusion' ? 1 : 0);
  context.emit?.({ kind: 'turn-ended', seat, why, explored });
  state.explorer = (seat + 1) % state.players.length;
  if (state.faceDown > 0) startTurn(state, lookup, context);
  else if (state.dungeon < DUNGEONS) startExchange(state, lookup, context);
  else endGame(state, lookup, context.emit);
}

/** DA-16 Face-up cards leave the dungeon: Treasures to one pile, all others to the other. Returns how many others. */
function clearFaceUp(state: DashState, lookup: Lookup): number {
  const { treasures, explored } = explorerOf(state);
  const before = explored.length;
  for (const space of state.flipped) {
    const card = present(state.cards[space]);
    const pile = dungeonCard(lookup, card).kind === 'treasure' ? treasures : explored;
    pile.push(card);
    state.spaces[space] = 'empty';
  }
  cut(state.flipped, 0);
  return explored.length - before;
}

/** DA-50 After the third dungeon the game is over. */
function endGame(state: DashState, lookup: Lookup, emit: RuleContext<DashEvent>['emit']): void {
  state.phase = 'over';
  state.ap = 0;
  emit?.({ kind: 'game-over', winners: outcomeOf(state, lookup)?.winners ?? [] });
}
