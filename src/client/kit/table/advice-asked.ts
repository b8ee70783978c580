/** Advice for the current decision, in the reader's language. */
export interface GivenAdvice {
  move: string;
  /** The chance to win with it, and the half-width of its interval. */
  chance?: { share: number; error: number };
  /** The alternative it was compared with. */
  instead?: string;
  why?: string;
}
