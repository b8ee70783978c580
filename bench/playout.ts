import type { Game } from '../src/engine/game.ts';
import { elementAt } from '../src/engine/list.ts';
import type { Options } from '../src/engine/options.ts';
import { fastRng, type Rng } from '../src/engine/rng.ts';

/** The positions that playouts start from: every few moves of a few games. */
const GAMES = 10;
const MOVES_APART = 20;

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
      const seat = elementAt(acting, 0);
      game.legalMoves(state, seat, moves);
      game.play(state, seat, elementAt(moves, rng.int(moves.length)), context);
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

/** What plays on, and how far. */
export interface PlayingOn<State, Move> {
  policy(state: State, seat: number, rng: Rng): Move;
  /** The number of moves before the position is estimated. Default: to the end of the game. */
  cut?: { moves: number; estimate(state: State, seat: number): number };
}

/**
 * Playouts as in a search: a copy of a position of a game, and moves by a policy from there to the end, or a number of
 * moves and an estimate. The work makes one of them.
 */
export function policyPlayouts<State, Move, Event, View>(
  game: Game<State, Move, Event, View>,
  { policy, cut }: PlayingOn<State, Move>,
  { seats, options }: { seats: number; options: Options },
): () => number {
  const positions: State[] = [];
  const playOn = (state: State, rng: Rng, most: number, onMove?: (played: number) => void): void => {
    const context = { rng, now: 0 };
    let played = 0;
    for (let acting = game.toAct(state); acting.length > 0 && played < most; acting = game.toAct(state)) {
      onMove?.(played);
      const seat = elementAt(acting, 0);
      game.play(state, seat, policy(state, seat, rng), context);
      played += 1;
    }
  };
  for (let number = 0; number < GAMES; number++) {
    const rng = fastRng(number, 3);
    const state = game.setup(seats, options, { rng, now: 0 });
    playOn(state, rng, Number.POSITIVE_INFINITY, (played) => {
      if (played % MOVES_APART === 0) positions.push(game.clone(state));
    });
  }
  let next = 0;
  let sum = 0;
  return () => {
    const state = game.clone(elementAt(positions, next % positions.length));
    playOn(state, fastRng(next++, 4), cut?.moves ?? Number.POSITIVE_INFINITY);
    // Used, so that the compiler cannot leave the estimate out.
    if (cut !== undefined) sum += cut.estimate(state, 0);
    return Number.isNaN(sum) ? 0 : 1;
  };
}
