import type { Game, Seat } from '../../../engine/game.ts';
import type { Options } from '../../../engine/options.ts';
import type { Rng } from '../../../engine/rng.ts';

/** The table a level needs: who plays until then, and how to tell that it is set up right. */
export interface Wish<State = unknown, Move = unknown> {
  seats: number;
  options: Options;
  /** Who moves until the level begins: a bot of the game, or somebody who picks one of the moves. */
  until:
    | 'careful'
    | 'nobody'
    | ((table: { state: State; seat: Seat; moves: readonly Move[]; rng: Rng }) => Move | undefined);
  /** The most steps before the level begins. */
  steps: number;
  /** Whether the table lies as the level needs it; the person has seat 0. */
  isRight(table: Trial<State, Move>): boolean;
  /** How the level is done: the person's next move, made of those on offer. */
  solve(table: { state: State; moves: readonly Move[]; trial: Trial<State, Move> }): Move | undefined;
}

/** A table to look at, and what would come of some moves of seat 0. */
export interface Trial<State = unknown, Move = unknown> {
  state: State;
  moves: readonly Move[];
  game: Game<State, Move>;
  /** The table after these moves, with the chance it will really have. */
  after(...moves: readonly Move[]): State;
}

/** The tables of a game's levels, by the names of the levels and in their order. */
export type Wishes<State = unknown, Move = unknown> = Readonly<Record<string, Wish<State, Move>>>;
