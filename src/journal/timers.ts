/** The clock and timers of a process. A simulation gives each node its own (docs/faults.md). */
export interface Timers {
  /** The time of day in ms, which may be set back or ahead. */
  now(): number;
  /** Milliseconds since an arbitrary start; unlike the time of day it never jumps. */
  elapsed(): number;
  /** Runs something once after some ms; returns a function that cancels it. */
  schedule(ms: number, run: () => void): () => void;
  /** Runs something at this interval in ms; returns a function that stops it. */
  every(ms: number, run: () => void): () => void;
  /** Runs something right after pending I/O; returns a function that cancels it. */
  soon(run: () => void): () => void;
}

/** The timers of this process; intervals do not keep it alive. */
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
