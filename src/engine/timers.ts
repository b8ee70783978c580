/**
 * How code measures time and waits, in servers, pages and simulations alike. A simulation gives each of its processes
 * timers of its own (docs/faults.md).
 */
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

/** Of the timers, those that every platform has. */
export type PortableTimers = Pick<Timers, 'now' | 'elapsed' | 'schedule'>;

/** The longest delay of `setTimeout`. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** The timers of a browser, a worker or a process. */
export const portableTimers: PortableTimers = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  schedule(ms, run) {
    const timer = setTimeout(run, Math.min(Math.max(0, ms), LONGEST_WAIT));
    return () => clearTimeout(timer);
  },
};

/** The timers of a Node process; intervals do not keep it alive. */
export const processTimers: Timers = {
  ...portableTimers,
  every(ms, run) {
    const timer = setInterval(run, ms).unref();
    return () => clearInterval(timer);
  },
  soon(run) {
    const timer = setImmediate(run);
    return () => clearImmediate(timer);
  },
};

/** Runs a flush after `wait` ms, or below 1 ms right after pending I/O; returns a function that cancels it. */
export function scheduleFlush(
  task: () => void,
  wait: number,
  timers: Pick<Timers, 'schedule' | 'soon'> = processTimers,
): () => void {
  return wait >= 1 ? timers.schedule(wait, task) : timers.soon(task);
}
