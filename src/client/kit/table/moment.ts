import { createContext, useContext } from 'react';
import type { Seat } from '../../../engine/game.ts';
import type { SeenEvent } from '../../../protocol/server-message.ts';

/** Shows the moment that a line of the log tells of, by the number of its entry; `play`: and from there on to now. */
export type OpenMoment = ((seq: number, how?: 'play') => void) | undefined;

/** How a game's log opens moments: a running table looks back, a replay jumps there, a finished table goes to its replay. */
export const MomentContext = createContext<OpenMoment>(undefined);

export function useOpenMoment(): OpenMoment {
  return useContext(MomentContext);
}

/** A line of the log, and the entry it tells of. */
export interface LogLine {
  seq: number;
  line: string;
  /** Whose turn it belongs to, where that is known. */
  turn?: { seat: Seat; name: string; isYou: boolean } | undefined;
}

/** The moment of a running table that is shown instead of now. */
export interface PastMoment {
  entry: number;
  /** What has happened since: the log has it, the table does not show it. */
  later: readonly SeenEvent[];
  /** Called with the log lines that can be opened. */
  setLines(lines: readonly LogLine[]): void;
}

/** Missing where a page shows its table as it is now. */
export const PastContext = createContext<PastMoment | undefined>(undefined);
