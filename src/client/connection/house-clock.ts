import { browserTimers } from './page-timers.ts';

/** A measurement this old is replaced by the next one, even by a slower one. */
const OLD_MS = 60_000;
/** No message is under way for this long. */
const JUMP_MS = 60_000;

/** Estimates the server's clock. Of all measurements the one with the shortest round trip counts. */
export class HouseClock {
  readonly #now: () => number;
  #offset: number | undefined;
  #roundTrip = Number.POSITIVE_INFINITY;
  #syncedAt = 0;

  constructor({ now } = browserTimers) {
    this.#now = now;
  }

  /**
   * Uses the time of an unsolicited message: it is late by its travel time, so only used until a round trip is
   * measured.
   */
  sync(now: number): void {
    // The server's clock was set: earlier measurements are useless.
    if (Math.abs(now - this.now()) > JUMP_MS) this.#offset = undefined;
    if (this.#offset !== undefined) return;
    this.#offset = now - this.#now();
    this.#roundTrip = Number.POSITIVE_INFINITY;
  }

  /** The server's response to a `time` message that was sent when this page's clock showed `sent`. */
  syncRoundTrip({ sent, now }: { sent: number; now: number }): void {
    const at = this.#now();
    const roundTrip = at - sent;
    if (roundTrip > this.#roundTrip && at - this.#syncedAt < OLD_MS) return;
    this.#offset = now + roundTrip / 2 - at;
    this.#roundTrip = roundTrip;
    this.#syncedAt = at;
  }

  now(): number {
    return this.#now() + (this.#offset ?? 0);
  }
}
