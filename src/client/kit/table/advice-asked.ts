import { createContext } from 'react';

/** Advice for the current decision, in the reader's language. */
export interface GivenAdvice {
  move: string;
  /** The chance to win with it, and the half-width of its interval. */
  chance?: { share: number; error: number };
  /** The alternative it was compared with. */
  instead?: string;
  why?: string;
}

/** Finds a move for the surrounding table; missing if no advice is given, as beside other people. */
export const AdviceContext = createContext<((signal: AbortSignal) => Promise<GivenAdvice | undefined>) | undefined>(
  undefined,
);
