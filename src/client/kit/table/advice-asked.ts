import { createContext } from 'react';

/** What one would do now, in the reader's language. */
export interface GivenAdvice {
  move: string;
  /** The chance to win with it, and how far its interval reaches. */
  chance?: { share: number; error: number };
  /** What it was compared with. */
  instead?: string;
  why?: string;
}

/** Finds out what to do at the surrounding table; missing where no advice is given, as beside other people. */
export const AdviceContext = createContext<((signal: AbortSignal) => Promise<GivenAdvice | undefined>) | undefined>(
  undefined,
);
