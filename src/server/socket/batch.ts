import { processTimers, scheduleFlush, type Timers } from '../../engine/timers.ts';

/** The longest batch interval, in ms, and how many connections add one ms. */
const MAX_BATCH_MS = 25;
const PEOPLE_PER_MS = 20;
/** A batch of this size runs at once: waiting for more would gain nothing. */
const FULL_BATCH = 64;

/**
 * Runs incoming messages in batches: all that arrive within an interval run together, in order; the first after a quiet
 * interval runs at once. The interval grows with the number of connections: many messages in a row cost far less each,
 * while a small server answers fastest without waiting.
 */
export class Batch {
  readonly #people: () => number;
  readonly #timers: Timers;
  #tasks: (() => void)[] = [];
  #flushedAt = Number.NEGATIVE_INFINITY;
  #cancel: (() => void) | undefined;

  constructor(people: () => number, timers = processTimers) {
    this.#people = people;
    this.#timers = timers;
  }

  /** Adds a task to this batch. */
  add(task: () => void): void {
    const waiting = this.#tasks.push(task);
    if (waiting === 1) this.#schedule(this.#flushedAt + this.#intervalMs() - this.#timers.elapsed());
    else if (waiting === FULL_BATCH) {
      this.#cancel?.();
      this.#schedule(0);
    }
  }

  /** Runs all tasks so far without waiting. */
  flush(): void {
    if (this.#tasks.length === 0) return;
    this.#cancel?.();
    const tasks = this.#tasks;
    this.#tasks = [];
    this.#flushedAt = this.#timers.elapsed();
    for (const task of tasks) task();
  }

  #schedule(wait: number): void {
    this.#cancel = scheduleFlush(() => this.flush(), wait, this.#timers);
  }

  #intervalMs(): number {
    return Math.min(MAX_BATCH_MS, this.#people() / PEOPLE_PER_MS);
  }
}
