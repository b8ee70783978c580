import type { Seat } from '../engine/game.ts';

/** Something about the game that its own events do not tell, with the number of the journal entry that made it so. */
export type Mark =
  /** What happened from entry `from` on was taken back: it counts as if it had never been. */
  | { kind: 'undone'; seq: number; seat: Seat; from: number; law: 'free' | 'agreed' }
  | { kind: 'stood-in'; seq: number; seat: Seat }
  | { kind: 'came-back'; seq: number; seat: Seat }
  /** The host has sent a person away, and a bot has their seat now. */
  | { kind: 'sent-away'; seq: number; seat: Seat }
  /** A person took the place of a bot. */
  | { kind: 'took-over'; seq: number; seat: Seat };
