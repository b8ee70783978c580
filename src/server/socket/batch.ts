import { scheduleFlush } from '../../journal/flush-timer.ts';

/** The longest batch interval, in ms, and how many connections make it one ms longer. */
const MAX_BATCH_MS = 20;
const PEOPLE_PER_MS = 50;
/** A batch of this size runs at once: waiting for more would gain nothing. */
const FULL_BATCH = 64;

/**
 * Runs incoming messages in batches: all that arrive within an interval run together, in order; the first after a quiet
 * interval runs at once. The interval grows with the number of connections: many messages in a row cost far less each,
 * while a small house answers fastest without waiting.
 */
export class Batch {
  private readonly people: () => number;
  private tasks: (() => void)[] = [];
  private flushedAt = Number.NEGATIVE_INFINITY;
  private cancel: (() => void) | undefined;

  constructor(people: () => number) {
    this.people = people;
  }

  /** Adds a task to this batch. */
  add(task: () => void): void {
    const waiting = this.tasks.push(task);
    if (waiting === 1)
      this.cancel = scheduleFlush(() => this.flush(), this.flushedAt + this.intervalMs() - performance.now());
    else if (waiting === FULL_BATCH) {
      this.cancel?.();
      this.cancel = scheduleFlush(() => this.flush(), 0);
    }
  }

  /** Runs all tasks so far without waiting. */
  flush(): void {
    if (this.tasks.length === 0) return;
    this.cancel?.();
    const tasks = this.tasks;
    this.tasks = [];
    this.flushedAt = performance.now();
    for (const task of tasks) task();
  }

  private intervalMs(): number {
    return Math.min(MAX_BATCH_MS, this.people() / PEOPLE_PER_MS);
  }
}
