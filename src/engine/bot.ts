import type { Seat } from './game.ts';
import type { Rng } from './rng.ts';

/** A kind of bot for one game, named by its strength (`random`, `careful`). */
export interface Bot<View = unknown, Move = unknown, Event = unknown> {
  id: string;
  /** Takes a seat. The bot gets only what a person in that seat would see, and keeps its own memory. */
  sit(seat: Seat, pack: unknown): BotPlayer<View, Move, Event>;
}

/** A bot in its seat. */
export interface BotPlayer<View = unknown, Move = unknown, Event = unknown> {
  /** Called with each event the seat may see. */
  see?(event: Event): void;
  /** Picks one of the moves it is offered; `look` shows the table as its seat sees it. */
  choose(look: () => View, moves: readonly Move[], rng: Rng): Move;
  /** In real time: how many ms it waits before it acts again, as a person would. */
  pause?(rng: Rng): number;
  /**
   * In real time: acts after a pause. Returns nothing, or any move, also one that `legalMoves` never lists (a chat
   * phrase).
   */
  act?(look: () => View, moves: readonly Move[], rng: Rng): Move | undefined;
}
