import type { Seat } from '../../../engine/game.ts';
import type { SideNumber } from './content.ts';

export const MIN_SEATS = 2;
export const MAX_SEATS = 4;

/** What the table waits for. */
export type Phase = 'turn' | 'over';

/** The state: plain JSON data, nothing hidden. */
export interface NewGameState {
  phase: Phase;
  turn: Seat;
  /** NG-20 The number of turns for each player. */
  turns: number;
  /** Finished turns, of all players. */
  turnsTaken: number;
  /** NG-10 The rolls of this turn. */
  heap: SideNumber[];
  /** NG-12 The gold each player has kept, by seat. */
  gold: number[];
}

export type NewGameMove = { kind: 'roll' } | { kind: 'stop' };

export type NewGameEvent =
  | { kind: 'turn-started'; seat: Seat; number: number; of: number }
  | { kind: 'rolled'; seat: Seat; side: SideNumber; heap: number }
  /** NG-11 A pit: this much gold is lost. */
  | { kind: 'fell'; seat: Seat; lost: number }
  | { kind: 'stopped'; seat: Seat; gold: number; total: number }
  | { kind: 'game-over'; winners: Seat[] };
