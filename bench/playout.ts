import type { Game } from '../src/engine/game.ts';
import type { Options } from '../src/engine/options.ts';
import type { Rng } from '../src/engine/rng.ts';

/** Plays random games on our engine, without event listeners. */
export interface Playouts<State> {
  /** One game from set-up to end; returns its number of moves. */
  playGame(): number;
  /** A game's state after a number of moves. */
  stateAfter(moves: number): State;
  setUp(): State;
}

/** Random play, the fastest way our contract allows: one list of moves for all, no events. */
export function playoutsOf<State, Move, Event, View>(
  game: Game<State, Move, Event, View>,
  { seats, options, rng }: { seats: number; options: Options; rng: Rng },
): Playouts<State> {
  const context = { rng, now: 0 };
  const moves: Move[] = [];
  const setUp = (): State => game.setup(seats, options, context);
  const play = (state: State, most: number): number => {
    let played = 0;
    for (let acting = game.toAct(state); acting.length > 0 && played < most; acting = game.toAct(state)) {
      const seat = acting[0];
      game.legalMoves(state, seat, moves);
      game.play(state, seat, moves[rng.int(moves.length)], context);
      played += 1;
    }
    return played;
  };
  return {
    setUp,
    playGame: () => play(setUp(), Number.POSITIVE_INFINITY),
    stateAfter: (most) => {
      const state = setUp();
      play(state, most);
      return state;
    },
  };
}
