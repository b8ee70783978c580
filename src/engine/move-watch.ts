import type { Seat } from './game.ts';

/** A move about to be made, and the legal alternatives. */
export interface ComingMove<State = unknown, Move = unknown> {
  state: State;
  seat: Seat;
  move: Move;
  moves: readonly Move[];
}

/** Watches the moves of a game, before and after each. An experiment may change what is hidden in the state. */
export interface MoveWatch {
  before(coming: ComingMove): void;
  after(coming: ComingMove): void;
}
