import type { Timers } from '../../src/engine/timers.ts';
import type { Chance, EventOwner, Scheduler } from './scheduler.ts';

/** When a simulation begins, in ms since 1970. */
const BEGINNING = Date.UTC(2026, 0, 1);
/** The longest that something waits for its turn on a processor, in ms. */
const SOON_MS = 0.05;

/** A simulated process, of a node or a browser: its timers, its clock, and whether it runs at all. */
export class SimulatedProcess implements Timers, EventOwner {
  isDead = false;
  pausedUntil = 0;
  /** How far its clock is ahead, in ms. */
  clockAhead = 0;
  readonly chance: Chance;
  readonly #scheduler: Scheduler;
  #soonAt = 0;

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
    this.chance = scheduler.fork();
  }

  now = (): number => Math.floor(BEGINNING + this.#scheduler.time + this.clockAhead);

  elapsed = (): number => this.#scheduler.time;

  schedule = (ms: number, run: () => void): (() => void) => this.#scheduler.after(ms, run, this);

  every = (ms: number, run: () => void): (() => void) => {
    let cancel = (): void => undefined;
    const wait = (): void => {
      cancel = this.schedule(ms, () => {
        // First, so that the callback may cancel it.
        wait();
        run();
      });
    };
    wait();
    return () => cancel();
  };

  /** In the order of the calls. */
  soon = (run: () => void): (() => void) => {
    const { time } = this.#scheduler;
    this.#soonAt = Math.max(this.#soonAt, time + this.chance.between(0, SOON_MS));
    return this.#scheduler.after(this.#soonAt - time, run, this);
  };

  /** Runs nothing for a while, and then everything that was due. */
  pause(ms: number): void {
    this.pausedUntil = this.#scheduler.time + ms;
  }

  /** Ends at once: none of its events happens any more. */
  kill(): void {
    this.isDead = true;
  }
}
