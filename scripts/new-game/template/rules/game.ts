import type { Game } from '../../../engine/game.ts';
import { type NewGamePack, sideAt } from './content.ts';
import { lookUp } from './lookup.ts';
import { parseMove } from './moves.ts';
import { legalMoves, refusal, toAct } from './rules.ts';
import { outcomeOf } from './scoring.ts';
import type { NewGameEvent, NewGameMove, NewGameState } from './state.ts';
import { roll, setUp, stop } from './turn.ts';
import { type NewGameView, sampleState, viewOf } from './view.ts';

/** The rules of New Game for one pack. */
export function openNewGame(pack: NewGamePack): Game<NewGameState, NewGameMove, NewGameEvent, NewGameView> {
  const lookup = lookUp(pack);
  return {
    id: 'new-game',
    setup: (seats, options, context) => setUp({ seats, options }, context),
    toAct,
    legalMoves: (state, seat, list = []) => legalMoves(state, seat, list),
    parseMove,
    refusal,
    play(state, _seat, move, context) {
      switch (move.kind) {
        case 'roll':
          return roll(state, lookup, context);
        case 'stop':
          return stop(state, lookup, context);
      }
    },
    clone: (state) => ({ ...state, heap: state.heap.slice(), gold: state.gold.slice() }),
    view: (state) => viewOf(state, lookup),
    isOpen: true,
    hasNoSecrets: true,
    viewEvent: (event) => event,
    outcome: outcomeOf,
    sample: sampleState,
    tally: (event, count) => {
      if (event.kind === 'rolled') count(sideAt(pack, event.side).id, 'seen');
    },
  };
}
