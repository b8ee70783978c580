import type { Game, Seat } from '../../../../engine/game.ts';
import type { Options } from '../../../../engine/options.ts';
import type { Rng } from '../../../../engine/rng.ts';

/** The required properties of a level's table, for the search that finds it: who plays until then, and when it fits. */
export interface LevelTableSpec<State = unknown, Move = unknown> {
  seats: number;
  options: Options;
  /** Who moves until the level begins: the usual bot of the game, or a function that picks a move. */
  until:
    | 'bot'
    | 'nobody'
    | ((table: { state: State; seat: Seat; moves: readonly Move[]; rng: Rng }) => Move | undefined);
  /** The most steps before the level begins. */
  steps: number;
  /** Whether the table is as the level needs it; the person has seat 0. */
  isRight(table: TableTrial<State, Move>): boolean;
  /** How the level is solved: the person's next move among the legal ones. */
  solve(table: { state: State; moves: readonly Move[]; trial: TableTrial<State, Move> }): Move | undefined;
}

/** A table to inspect, and to try moves of seat 0 on. */
export interface TableTrial<State = unknown, Move = unknown> {
  state: State;
  moves: readonly Move[];
  game: Game<State, Move>;
  /** The state after these moves, with the real random numbers. */
  after(...moves: readonly Move[]): State;
}

/** The table specs of a game's levels, by level, in order. */
export type LevelTableSpecs<State = unknown, Move = unknown> = Readonly<Record<string, LevelTableSpec<State, Move>>>;
