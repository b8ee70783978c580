import type { CountCard, Game } from '../../../engine/game.ts';
import { elementAt } from '../../../engine/list.ts';
import { outcomeOf } from './chapters/ending.ts';
import { deadlineOf, expire, play } from './chapters/play.ts';
import { setUp } from './chapters/setup.ts';
import { cloneState } from './clone.ts';
import { printedOn, type TimePack } from './content.ts';
import { type Lookup, lookUp } from './lookup.ts';
import { isUnlisted, PLAIN_MOVES, parseMove, parseOldMove } from './moves.ts';
import { remember, type TimeKnowledge } from './remember.ts';
import { retell } from './retell.ts';
import { goesOn, legalMoves, refusal, restOf, toAct } from './rules.ts';
import { sampleState } from './sample.ts';
import type { TimeEvent, TimeMove, TimeState } from './state.ts';
import { isCovered, type TimeView, viewEventOf, viewOf } from './view.ts';

export type TimeGame = Game<TimeState, TimeMove, TimeEvent, TimeView>;

/** The rules of Dungeon Time for one pack. */
export function openTime(pack: TimePack): TimeGame {
  const lookup = lookUp(pack);
  return {
    id: 'time',
    realTime: true,
    setup: (seats, options, context) => setUp(lookup, { seats, options }, context),
    toAct: (state) => toAct({ state, lookup }),
    legalMoves: (state, seat, list = []) => legalMoves({ state, lookup }, seat, list),
    parseMove,
    parseOldMove,
    refusal: (state, seat, move) => refusal({ state, lookup }, seat, move),
    unlisted: isUnlisted,
    rest: (state) => restOf({ state, lookup }),
    goesOn,
    presence: { gone: PLAIN_MOVES.away, back: PLAIN_MOVES.back },
    play: (state, seat, move, context) => play({ state, lookup, context }, seat, move),
    clone: cloneState,
    view: (state, viewer) => viewOf({ state, lookup }, viewer),
    viewEvent: viewEventOf,
    retell,
    isCovered,
    outcome: outcomeOf,
    remember,
    sample: (view, viewer, rng, knowledge) =>
      sampleState(view, viewer, { lookup, rng, knowledge: knowledge as TimeKnowledge | undefined }),
    deadline: deadlineOf,
    expire: (state, context) => expire({ state, lookup, context }),
    tally: (event, count) => tally(lookup, event, count),
  };
}

/** Counts the cards an event shows or uses: seen when revealed, used when accomplished or spent. */
function tally(lookup: Lookup, event: TimeEvent, count: CountCard): void {
  switch (event.kind) {
    case 'revealed':
      count(printedOn(lookup.pack, event.card).id, 'seen');
      return;
    case 'accomplished':
      count(printedOn(lookup.pack, event.card).id, 'used');
      for (const item of event.spent) count(printedOn(lookup.pack, item).id, 'used');
      return;
    case 'hero-kept':
      count(elementAt(lookup.pack.heroes, event.hero).id, 'seen');
      return;
    case 'skill-used':
      count(elementAt(lookup.pack.heroes, event.hero).id, 'used');
      return;
  }
}
