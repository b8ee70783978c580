/** What a process measures time with and waits by. A simulation gives every node its own (docs/faults.md). */
export interface Timers {
  /** The time of day in ms, which may be set back or ahead. */
  now(): number;
  /** The ms since some moment; unlike the time of day it never jumps. */
  elapsed(): number;
  /** Runs something once after some ms; returns a function that cancels it. */
  schedule(ms: number, run: () => void): () => void;
  /** Runs something again and again, at this interval in ms; returns a function that ends it. */
  every(ms: number, run: () => void): () => void;
  /** Runs something right after pending I/O; returns a function that cancels it. */
  soon(run: () => void): () => void;
}

/** The timers of this process; what runs again and again does not keep it alive. */
export const platformTimers: Timers = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  schedule(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  every(ms, run) {
    const timer = setInterval(run, ms).unref();
    return () => clearInterval(timer);
  },
  soon(run) {
    const timer = setImmediate(run);
    return () => clearImmediate(timer);
  },
};
