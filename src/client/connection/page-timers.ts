/** What a connection measures time by, waits with, and draws chance from. A simulation gives every page its own. */
export interface PageTimers {
  /** The time of day in ms. */
  now(): number;
  /** A number from 0 up to, but not including, 1. */
  random(): number;
  /** A key that no other request has. */
  newKey(): string;
  /** Runs something after some ms; returns a function that cancels it. */
  schedule(ms: number, run: () => void): () => void;
}

/** The timers and the chance of this browser. */
export const browserTimers: PageTimers = {
  now: () => Date.now(),
  random: () => Math.random(),
  newKey: () => crypto.randomUUID?.() ?? `k${Date.now()}-${Math.random().toString(36).slice(2)}`,
  schedule(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
