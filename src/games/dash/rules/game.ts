import type { CountCard, Game } from '../../../engine/game.ts';
import { setUp } from './chapters/dungeon.ts';
import { outcomeOf } from './chapters/scoring.ts';
import { cloneState } from './clone.ts';
import type { DashPack } from './content.ts';
import { dungeonCard, equipmentCard, type Lookup, lookUp } from './lookup.ts';
import { parseMove } from './moves.ts';
import { legalMoves, playWith, refusal, toAct } from './rules.ts';
import { sampleState } from './sample.ts';
import type { DashEvent, DashMove, DashState } from './state.ts';
import { type DashView, viewOf } from './view.ts';

export type DashGame = Game<DashState, DashMove, DashEvent, DashView>;

/** The rules of Dash Through the Dungeon for one pack. */
export function openDash(pack: DashPack): DashGame {
  const lookup = lookUp(pack);
  return {
    id: 'dash',
    setup: (seats, options, context) => setUp(lookup, { seats, options }, context),
    toAct,
    legalMoves: (state, seat, list = []) => legalMoves(state, lookup, seat, list),
    parseMove: (raw) => parseMove(lookup.moves, raw),
    refusal: (state, seat, move) => refusal(state, { lookup, seat, move }),
    play: playWith(lookup),
    clone: cloneState,
    view: (state) => viewOf(state, lookup),
    isOpen: true,
    viewEvent: (event) => event,
    outcome: (state) => outcomeOf(state, lookup),
    sample: (view, _viewer, rng) => sampleState(view, lookup, rng),
    tally: (event, count) => tally(lookup, event, count),
  };
}

/** Counts the card an event shows or uses, for the statistics of a simulation. */
function tally(lookup: Lookup, event: DashEvent, count: CountCard): void {
  switch (event.kind) {
    case 'flipped':
      count(dungeonCard(lookup, event.card).id, 'seen');
      return;
    case 'treasure-taken':
      count(dungeonCard(lookup, event.card).id, 'used');
      return;
    case 'equipment-drawn':
      count(equipmentCard(lookup, event.card).id, 'seen');
      return;
    case 'used':
      count(equipmentCard(lookup, event.card).id, 'used');
      return;
  }
}
