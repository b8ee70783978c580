import type { Seat } from './game.ts';
import type { Rng } from './rng.ts';

/** A kind of bot for one game, named by its strength (`random`, `careful`). */
export interface Bot<View = unknown, Move = unknown, Event = unknown> {
  id: string;
  /** Takes a seat. The bot gets only what a person in that seat would see, and keeps its own memory. */
  sit(seat: Seat, pack: unknown): BotPlayer<View, Move, Event>;
  /** For a bot that searches. If no thought arrives in time, its quick player (`sit`) moves. */
  thinks?: Thinks<View, Move>;
}

/** How a bot thinks for longer than a table may wait: in a worker, away from the table. */
export interface Thinks<View = unknown, Move = unknown> {
  /** The iterations it needs for its strength. */
  iterations: number;
  /** Opens it for a pack. */
  open(pack: unknown): Searcher<View, Move>;
}

/**
 * What a seat knows when it has to decide: plain JSON without anything hidden from the seat, so it can be sent to a
 * worker.
 */
export interface Question<View = unknown, Move = unknown> {
  seat: Seat;
  view: View;
  moves: readonly Move[];
  /** What the seat remembers of earlier events, in games with `remember`. */
  knowledge?: unknown;
}

/** Limits of one thought. */
export interface Budget {
  /** The only limit in simulations, so that they repeat. */
  iterations: number;
  /** An additional limit at tables. */
  ms?: number;
}

/** A bot that searches, opened for one pack. It gets what its seat knows and an `rng`, nothing else. */
export interface Searcher<View = unknown, Move = unknown> {
  /**
   * Thinks about a question. Yields its best move so far every few milliseconds, so that the caller can stop it at any
   * time, and returns its move when the iterations are used up. The same question and `rng` give the same move, which
   * is an element of `question.moves`.
   */
  think(question: Question<View, Move>, limits: { rng: Rng; iterations: number }): Generator<Move, Move>;
}

/** A question with everything needed to think about it in a worker: plain JSON. */
export interface ThinkRequest {
  game: string;
  bot: string;
  /** The pack, if it is not the standard one. */
  pack?: unknown;
  question: Question;
  budget: Budget;
  /** Seed of the thought's random numbers. */
  seed: readonly number[];
}

/** A bot in its seat. */
export interface BotPlayer<View = unknown, Move = unknown, Event = unknown> {
  /** Called with each event the seat may see. */
  see?(event: Event): void;
  /** Picks one of the offered moves; `look` returns the view of its seat. */
  choose(look: () => View, moves: readonly Move[], rng: Rng): Move;
  /** In turn games: factor on the usual pause before its next move, as for a person who is not sure. Default: 1. */
  hesitation?(rng: Rng): number;
  /** In real time: how many ms it waits before it acts again, as a person would. */
  pause?(rng: Rng): number;
  /**
   * In real time: acts after a pause. Returns nothing, or any move, even one that `legalMoves` never lists (a chat
   * phrase).
   */
  act?(look: () => View, moves: readonly Move[], rng: Rng): Move | undefined;
}
