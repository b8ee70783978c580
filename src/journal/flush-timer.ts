import { processTimers, type Timers } from '../engine/timers.ts';

/** Runs a flush after `wait` ms, or below 1 ms right after pending I/O; returns a function that cancels it. */
export function scheduleFlush(
  task: () => void,
  wait: number,
  timers: Pick<Timers, 'schedule' | 'soon'> = processTimers,
): () => void {
  return wait >= 1 ? timers.schedule(wait, task) : timers.soon(task);
}
