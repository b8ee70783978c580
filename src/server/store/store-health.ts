import { processTimers, type Timers } from '../../engine/timers.ts';

/** The interval of checks, and how long the store may not respond before it counts as down. */
const CHECK_INTERVAL_MS = 500;
const TIMEOUT_MS = 2000;
/** Checks that may run at once: one on a dead connection must not block the next on a good one. */
const MAX_CHECKS = 3;

/** Called when an outage begins and ends. */
export interface StoreHealthListener {
  onDown(): void;
  onRecovered(): void;
}

/**
 * Whether the store can be reached. It is checked all the time: otherwise a node whose clients only wait for others
 * would not notice an outage while another node could serve them.
 */
export class StoreHealth {
  readonly #check: () => Promise<void>;
  readonly #timeoutMs: number;
  readonly #timers: Timers;
  #listener: StoreHealthListener | undefined;
  #hasGivenUp = false;
  #stopChecking: (() => void) | undefined;
  #checksRunning = 0;
  #healthyAt: number;
  #tickAt: number;
  #outage: { recovered: Promise<void>; resolve: () => void } | undefined;

  constructor(check: () => Promise<void>, { timeoutMs = TIMEOUT_MS, timers = processTimers } = {}) {
    this.#check = check;
    this.#timeoutMs = timeoutMs;
    this.#timers = timers;
    this.#healthyAt = timers.elapsed();
    this.#tickAt = timers.elapsed();
  }

  /** Whether it is down for good. */
  get isLost(): boolean {
    return this.#hasGivenUp;
  }

  get isDown(): boolean {
    return this.#outage !== undefined;
  }

  /** Resolves when the outage ends; undefined if there is none. */
  get recovered(): Promise<void> | undefined {
    return this.#outage?.recovered;
  }

  start(listener: StoreHealthListener, intervalMs = CHECK_INTERVAL_MS): void {
    this.#listener = listener;
    this.#stopChecking = this.#timers.every(intervalMs, () => this.#tick(intervalMs));
  }

  /** The store is gone for good: an outage that never ends. */
  giveUp(): void {
    this.#stopChecking?.();
    this.#hasGivenUp = true;
    if (this.#outage === undefined) this.#beginOutage();
  }

  /** Stops checking and releases all waiting requests. */
  close(): void {
    this.#stopChecking?.();
    this.#outage?.resolve();
    this.#outage = undefined;
  }

  #tick(intervalMs: number): void {
    const now = this.#timers.elapsed();
    // Time in which this process itself was stalled does not count against the store.
    const stalledMs = now - this.#tickAt - intervalMs;
    if (stalledMs > intervalMs) this.#healthyAt += stalledMs;
    this.#tickAt = now;
    if (this.#checksRunning < MAX_CHECKS) void this.#runCheck();
    if (this.#outage === undefined && now - this.#healthyAt > this.#timeoutMs) this.#beginOutage();
  }

  async #runCheck(): Promise<void> {
    this.#checksRunning += 1;
    try {
      await this.#check();
      this.#healthyAt = this.#timers.elapsed();
      this.#endOutage();
    } catch {
      // A failed check shows in the time since the last good one.
    } finally {
      this.#checksRunning -= 1;
    }
  }

  #beginOutage(): void {
    let resolve = (): void => undefined;
    const recovered = new Promise<void>((done) => {
      resolve = done;
    });
    this.#outage = { recovered, resolve };
    this.#listener?.onDown();
  }

  #endOutage(): void {
    if (this.#outage === undefined || this.#hasGivenUp) return;
    const { resolve } = this.#outage;
    this.#outage = undefined;
    this.#listener?.onRecovered();
    resolve();
  }
}
