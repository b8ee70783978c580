import type { RuleContext } from '../../../../engine/game.ts';
import { present } from '../../../../engine/list.ts';
import { shuffle } from '../../../../engine/rng.ts';
import { type DaysEvent, type DaysState, LAST_RESHUFFLE } from '../state.ts';

/** DD-14 Whether either pile has a card to draw. */
export function canDraw(state: DaysState): boolean {
  return state.deck.length > 0 || state.discard.length > 0;
}

/** DD-10 The top card of the deck goes to the hand. */
export function draw(state: DaysState, context: RuleContext<DaysEvent>): void {
  if (state.deck.length === 0) reshuffle(state, context);
  const card = state.deck.pop();
  if (card === undefined) throw new Error('there is nothing to draw');
  present(state.hands[state.turn]).push(card);
  context.emit?.({ kind: 'drawn', seat: state.turn, card });
  endAfterLastDeck(state);
}

/** DD-14 The deck is empty: the discard pile is shuffled into a new one. */
function reshuffle(state: DaysState, context: RuleContext<DaysEvent>): void {
  const deck = state.discard;
  state.discard = state.deck;
  state.deck = deck;
  shuffle(deck, context.rng);
  state.reshuffles += 1;
  context.emit?.({ kind: 'reshuffled', cards: deck.length, reshuffles: state.reshuffles });
}

/** DD-56 The third reshuffle is used up: the game is scored. */
function endAfterLastDeck(state: DaysState): void {
  if (state.reshuffles === LAST_RESHUFFLE && state.deck.length === 0) state.phase = 'last-deck';
}
