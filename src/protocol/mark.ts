import type { Seat } from '../engine/game.ts';

/** Something about the game that its own events do not tell, with the number of the journal entry that made it so. */
export type Mark = OfSeat & What;

type What =
  /** What happened from entry `from` on was taken back: it counts as if it had never been. */
  | { kind: 'undone'; from: number; law: 'free' | 'agreed' }
  | { kind: 'stood-in' }
  /** They let a bot play for them for a while. */
  | { kind: 'rests' }
  | { kind: 'came-back' }
  /** The host has sent a person away, and a bot has their seat now. */
  | { kind: 'sent-away' }
  /** A person took the place of a bot. */
  | { kind: 'took-over' };

interface OfSeat {
  seq: number;
  seat: Seat;
  /** Whoever it was, as they were called then: another may have the seat now. */
  name: string;
}
