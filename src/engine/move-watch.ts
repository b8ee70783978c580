import type { Seat } from './game.ts';

/** A move about to be made, and what could have been done instead. */
export interface ComingMove<State = unknown, Move = unknown> {
  state: State;
  seat: Seat;
  move: Move;
  moves: readonly Move[];
}

/** Watches the moves of a game, each before it is made and after. An experiment may change what is hidden in the state. */
export interface MoveWatch {
  before(coming: ComingMove): void;
  after(coming: ComingMove): void;
}
