import type { Seat } from './game.ts';
import type { Rng } from './rng.ts';

/** A kind of bot for one game, named by its strength (`random`, `careful`). */
export interface Bot<View = unknown, Move = unknown, Event = unknown> {
  id: string;
  /** Takes a seat. It is shown what a person there would be shown, and what it remembers, it remembers itself. */
  sit(seat: Seat, pack: unknown): BotPlayer<View, Move, Event>;
}

/** A bot in its seat. */
export interface BotPlayer<View = unknown, Move = unknown, Event = unknown> {
  /** Is told each event its seat may see. */
  see?(event: Event): void;
  /** Picks one of the moves it is offered; `look` shows the table as its seat sees it. */
  choose(look: () => View, moves: readonly Move[], rng: Rng): Move;
  /** In real time: how many ms it waits before it acts again, as a person would. */
  pause?(rng: Rng): number;
  /** In real time: what it does after a pause, which may be nothing, or a move that no list has (something said). */
  act?(look: () => View, moves: readonly Move[], rng: Rng): Move | undefined;
}
