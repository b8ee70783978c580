import type { Game } from '../../../engine/game.ts';
import { toAct } from './chapters/agenda.ts';
import { legalMoves } from './chapters/legal.ts';
import { setUp } from './chapters/setup.ts';
import { dailyScoreOf, outcomeOf } from './chapters/way-out/ending.ts';
import { cloneState } from './clone.ts';
import type { BagPack } from './content.ts';
import type { BagEvent } from './event.ts';
import { lookUp } from './lookup.ts';
import { type BagMove, isHandling, isUnlisted, parseMove } from './moves.ts';
import { refusal } from './refusal.ts';
import { type BagKnowledge, remember } from './remember.ts';
import { play } from './rules.ts';
import { sampleState } from './sample.ts';
import type { BagState } from './state.ts';
import { tally } from './tally.ts';
import { type BagView, viewEvent, viewOf } from './view.ts';

export type BagGame = Game<BagState, BagMove, BagEvent, BagView>;

/** The rules of Bag of Dungeon for one pack. */
export function openBag(pack: BagPack): BagGame {
  const lookup = lookUp(pack);
  return {
    id: 'bag',
    setup: (seats, options, context) => setUp(lookup, { seats, options }, context),
    toAct,
    legalMoves: (state, seat, moves = []) => legalMoves({ state, lookup }, seat, moves),
    parseMove,
    refusal: (state, seat, move) => refusal({ state, lookup }, seat, move),
    unlisted: isUnlisted,
    idle: isHandling,
    presence: { gone: { kind: 'away' }, back: { kind: 'back' } },
    play: (state, seat, move, { rng, emit }) => play({ state, lookup, rng, emit }, seat, move),
    clone: cloneState,
    view: (state, viewer) => viewOf({ state, lookup }, viewer),
    viewEvent,
    outcome: (state) => outcomeOf({ state, lookup }),
    dailyScore: (state, seat) => dailyScoreOf({ state, lookup }, seat),
    remember,
    sample: (view, _viewer, rng, knowledge) =>
      sampleState({ view, lookup, ...(knowledge === undefined ? {} : { knowledge: knowledge as BagKnowledge }) }, rng),
    tally: (event, count) => tally(lookup, event, count),
  };
}
