import type { Seat } from './game.ts';
import type { Rng } from './rng.ts';

/** A kind of bot for one game, named by its strength (`random`, `careful`). */
export interface Bot<View = unknown, Move = unknown, Event = unknown> {
  id: string;
  /** Takes a seat. The bot gets only what a person in that seat would see, and keeps its own memory. */
  sit(seat: Seat, pack: unknown): BotPlayer<View, Move, Event>;
  /** For a bot that searches. Where no thought comes in time, its quick player (`sit`) moves. */
  thinks?: Thinks<View, Move>;
}

/** How a bot thinks for longer than a table may wait: away from the table, in a worker. */
export interface Thinks<View = unknown, Move = unknown> {
  /** The iterations it needs for its strength. */
  iterations: number;
  /** Opens it for a pack. */
  open(pack: unknown): Searcher<View, Move>;
}

/** What a seat knows when it has to decide: plain JSON and nothing that is hidden from it, so a worker may be given it. */
export interface Question<View = unknown, Move = unknown> {
  seat: Seat;
  view: View;
  moves: readonly Move[];
  /** What the seat remembers of earlier events, where the game has `remember`. */
  knowledge?: unknown;
}

/** How long a bot may think. */
export interface Budget {
  /** Simulations are limited by this alone, so that they repeat. */
  iterations: number;
  /** Tables are limited by time besides. */
  ms?: number;
}

/** A bot that searches, opened for one pack. It is given what its seat knows and chance, and nothing else. */
export interface Searcher<View = unknown, Move = unknown> {
  /**
   * Thinks about a question. Yields its best move so far every few milliseconds, so that whoever runs it can stop at any
   * time, and returns its move when the iterations are used up. The same question and chance give the same move, which
   * is one of `question.moves` itself.
   */
  think(question: Question<View, Move>, limits: { rng: Rng; iterations: number }): Generator<Move, Move>;
}

/** A question with all that is needed to think about it in a worker: plain JSON. */
export interface ThinkRequest {
  game: string;
  bot: string;
  /** The pack, where it is not the standard one. */
  pack?: unknown;
  question: Question;
  budget: Budget;
  /** Chance of the thought. */
  seed: readonly number[];
}

/** A bot in its seat. */
export interface BotPlayer<View = unknown, Move = unknown, Event = unknown> {
  /** Called with each event the seat may see. */
  see?(event: Event): void;
  /** Picks one of the moves it is offered; `look` shows the table as its seat sees it. */
  choose(look: () => View, moves: readonly Move[], rng: Rng): Move;
  /** In turns: how many times the usual pause it takes before its next move, as a person who is not sure. Default: 1. */
  hesitation?(rng: Rng): number;
  /** In real time: how many ms it waits before it acts again, as a person would. */
  pause?(rng: Rng): number;
  /**
   * In real time: acts after a pause. Returns nothing, or any move, also one that `legalMoves` never lists (a chat
   * phrase).
   */
  act?(look: () => View, moves: readonly Move[], rng: Rng): Move | undefined;
}
