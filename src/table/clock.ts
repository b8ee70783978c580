import type { House } from './house.ts';
import type { Referee } from './referee.ts';

/** Delay before retrying a clock entry after the store failed, in ms. */
const AGAIN_MS = 500;

/** Advances the clock of a table at the game's deadline; call the returned function to stop. */
export function keepClock(house: Pick<House, 'schedule'>, referee: Referee): () => void {
  let cancel: (() => void) | undefined;
  let isStopped = false;
  const schedule = (leastMs = 0): void => {
    cancel?.();
    const deadline = isStopped ? undefined : referee.deadline();
    cancel = deadline === undefined ? undefined : house.schedule(Math.max(deadline - referee.now(), leastMs), expire);
  };
  // Scheduled again even if nothing changed: platform timers cut very long waits short.
  const expire = (): void => void referee.expire().then(() => schedule(AGAIN_MS));
  const unsubscribe = referee.subscribe(() => schedule());
  schedule();
  return () => {
    isStopped = true;
    unsubscribe();
    cancel?.();
    cancel = undefined;
  };
}

/**
 * The time of one table: the house's, but it never goes back. If the house's clock was a day ahead for a moment, the
 * table's continues from there, so that no countdown waits for a day; once the house has caught up they are equal
 * again.
 */
export class TableClock {
  readonly #house: Pick<House, 'now'>;
  readonly #table: { readonly at: number };
  #latest = Number.NEGATIVE_INFINITY;
  #ahead = 0;

  /** `at` is the time of the table's last entry. */
  constructor(house: Pick<House, 'now'>, table: { readonly at: number }) {
    this.#house = house;
    this.#table = table;
  }

  now(): number {
    const now = this.#house.now();
    const least = Math.max(this.#latest, this.#table.at);
    if (now >= least) this.#ahead = 0;
    else if (now + this.#ahead < least) this.#ahead = least - now;
    this.#latest = now + this.#ahead;
    return this.#latest;
  }
}
