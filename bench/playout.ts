import type { Game } from '../src/engine/game.ts';
import type { Options } from '../src/engine/options.ts';
import { fastRng, type Rng } from '../src/engine/rng.ts';

/** The positions that playouts start from: every so many moves of so many games. */
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

/** Playouts as a search makes them: with a policy, from positions of games on to their end; returns how many. */
export function policyPlayouts<State, Move, Event, View>(
  game: Game<State, Move, Event, View>,
  policy: { choose(state: State, seat: number, rng: Rng): Move },
  { seats, options }: { seats: number; options: Options },
): () => number {
  const positions: State[] = [];
  const playOn = (state: State, rng: Rng, onMove?: (played: number) => void): void => {
    let played = 0;
    for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
      onMove?.(played++);
      game.play(state, acting[0], policy.choose(state, acting[0], rng), { rng, now: 0 });
    }
  };
  for (let number = 0; number < GAMES; number++) {
    const rng = fastRng(number, 3);
    const state = game.setup(seats, options, { rng, now: 0 });
    playOn(state, rng, (played) => {
      if (played % MOVES_APART === 0) positions.push(game.clone(state));
    });
  }
  let next = 0;
  return () => {
    playOn(game.clone(positions[next % positions.length]), fastRng(next++, 4));
    return 1;
  };
}
