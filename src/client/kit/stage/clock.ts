/** The time by which a stage plays, and whether anybody looks. */
export interface StageClock {
  now(): number;
  /** Calls back after so many ms; what it gives calls that off. */
  after(ms: number, act: () => void): () => void;
  isHidden(): boolean;
  /** Calls back whenever the page goes out of sight. */
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
