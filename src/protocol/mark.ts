import type { Seat } from '../engine/game.ts';

/** An event that the game's own events do not tell, with its journal entry. */
export type Mark = OfSeat & What;

type What =
  /** Everything from entry `from` on was undone: it counts as if it had never happened. */
  | { kind: 'undone'; from: number; law: 'free' | 'agreed' }
  | { kind: 'stood-in' }
  /** They let a bot play for them for a while. */
  | { kind: 'rests' }
  | { kind: 'came-back' }
  /** The host removed a person, and a bot has their seat now. */
  | { kind: 'sent-away' }
  /** A person took the place of a bot. */
  | { kind: 'took-over' };

interface OfSeat {
  seq: number;
  seat: Seat;
  /** Their name at that time: another may have the seat now. */
  name: string;
}
