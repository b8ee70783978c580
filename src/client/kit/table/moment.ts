import { createContext } from 'react';
import type { Seat } from '../../../engine/game.ts';
import type { SeenEvent } from '../../../protocol/server-message.ts';

/** Opens the step of a log line, by its entry; `play`: plays on from there to now. */
export type OpenMoment = ((seq: number, how?: 'play') => void) | undefined;

/** A line of the log, with its journal entry. */
export interface LogLine {
  seq: number;
  line: string;
  /** The turn it belongs to, if known. */
  turn?: { seat: Seat; name: string; isYou: boolean } | undefined;
}

/** The earlier step of a running table that is shown. */
export interface PastMoment {
  entry: number;
  /** The events since then: in the log, but not on the table. */
  later: readonly SeenEvent[];
  /** Called with the log lines that can be opened. */
  setLines(lines: readonly LogLine[]): void;
}

/** Missing if a page shows the current state. */
export const PastContext = createContext<PastMoment | undefined>(undefined);
