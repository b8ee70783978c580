import type { Game } from '../../engine/game.ts';
import { cloneState } from './clone.ts';
import type { DashPack } from './content.ts';
import { lookUp } from './lookup.ts';
import { movesOf, parseMove } from './moves.ts';
import { setUp } from './rules/dungeon.ts';
import { outcomeOf } from './rules/scoring.ts';
import { legalMoves, play, refusal, toAct } from './rules.ts';
import { sampleState } from './sample.ts';
import type { DashEvent, DashMove, DashState } from './state.ts';
import { tally } from './tally.ts';
import { type DashView, viewOf } from './view.ts';

export type DashGame = Game<DashState, DashMove, DashEvent, DashView>;

/** The rules of Dash Through the Dungeon for one pack: the parts, with the pack at hand. */
export function openDash(pack: DashPack): DashGame {
  const lookup = lookUp(pack);
  const moves = movesOf(pack);
  return {
    id: 'dash',
    setup: (seats, options, around) => setUp(lookup, { seats, options }, around),
    toAct,
    legalMoves: (state, seat, list = []) => legalMoves(state, { lookup, moves, seat, list }),
    parseMove: (raw) => parseMove(moves, raw),
    refusal: (state, seat, move) => refusal(state, { lookup, seat, move }),
    play: (state, seat, move, around) => play(state, { lookup, seat, move }, around),
    clone: cloneState,
    view: (state) => viewOf(state, lookup),
    viewEvent: (event) => event,
    outcome: (state) => outcomeOf(state, lookup),
    sample: (view, _viewer, rng) => sampleState(view, lookup, rng),
    tally: (event, count) => tally(lookup, event, count),
  };
}
