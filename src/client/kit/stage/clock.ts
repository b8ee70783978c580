/** The clock of a stage, and whether the page is visible. */
export interface StageClock {
  now(): number;
  /** Calls back after this many ms; returns a function that cancels it. */
  after(ms: number, act: () => void): () => void;
  isHidden(): boolean;
  /** Calls back whenever the page is hidden. */
  onHidden(act: () => void): () => void;
}

/** The clock of the browser. */
export const stageClock: StageClock = {
  now: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, Math.max(0, ms));
    return () => clearTimeout(timer);
  },
  isHidden: () => document.hidden,
  onHidden(act) {
    const look = () => document.hidden && act();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  },
};
