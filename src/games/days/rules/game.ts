import type { Game } from '../../../engine/game.ts';
import { outcomeOf } from './chapters/ending.ts';
import { setUp } from './chapters/setup.ts';
import { cloneState } from './clone.ts';
import { type DaysPack, printedValues } from './content.ts';
import { parseMove } from './moves.ts';
import { type DaysKnowledge, remember } from './remember.ts';
import { legalMoves, play, refusal, toAct } from './rules.ts';
import { sampleState } from './sample.ts';
import type { DaysEvent, DaysMove, DaysState } from './state.ts';
import { tally } from './tally.ts';
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
