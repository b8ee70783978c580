import type { CountCard, Game } from '../../../engine/game.ts';
import { copyBoards } from './board/stack.ts';
import { outcomeOf } from './chapters/ending.ts';
import { setUp } from './chapters/setup.ts';
import { type DaysPack, idOf, printedValues } from './content.ts';
import { parseMove } from './moves.ts';
import { type DaysKnowledge, remember } from './remember.ts';
import { legalMoves, play, refusal, toAct } from './rules.ts';
import { sampleState } from './sample.ts';
import type { DaysEvent, DaysMove, DaysState } from './state.ts';
import { type DaysView, viewEvent, viewOf } from './view.ts';

export type DaysGame = Game<DaysState, DaysMove, DaysEvent, DaysView>;

/** The rules of Dungeon Days for one pack. */
export function openDays(pack: DaysPack): DaysGame {
  const values = printedValues(pack);
  return {
    id: 'days',
    setup: (seats, options, context) => setUp(pack, { seats, options }, context),
    toAct,
    legalMoves: (state, seat, list = []) => legalMoves(state, seat, list),
    parseMove,
    refusal,
    play: (state, _seat, move, context) => play(state, { move, values }, context),
    clone: cloneState,
    view: (state, viewer) => viewOf(state, viewer, { values, outcome: outcomeOf(state, values) }),
    viewEvent,
    outcome: (state) => outcomeOf(state, values),
    remember,
    sample: (view, viewer, rng, knowledge) =>
      sampleState(pack, { view, viewer, knowledge: knowledge as DaysKnowledge | undefined }, rng),
    tally,
  };
}

/** Counts the cards an event shows or uses: drawn is seen, played is used. Cards dealt at the start are not counted. */
function tally(event: DaysEvent, count: CountCard): void {
  switch (event.kind) {
    case 'drawn':
      if (event.card !== 'face-down') count(idOf(event.card), 'seen');
      return;
    case 'placed':
      count(idOf(event.card), 'used');
      return;
    case 'terrified':
      count('terror', 'used');
      return;
    case 'transported':
      count('transportation', 'used');
      return;
    case 'transformed':
      count('transformation', 'used');
      return;
  }
}

/** A copy that shares nothing mutable. */
function cloneState(state: DaysState): DaysState {
  return {
    phase: state.phase,
    sprite: state.sprite,
    turn: state.turn,
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    reshuffles: state.reshuffles,
    passes: state.passes,
    hands: state.hands.map((hand) => hand.slice()),
    boards: copyBoards(state.boards),
    ...(state.firstEdition && { firstEdition: true }),
  };
}
