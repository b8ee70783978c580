import type { StageClock } from '../clock.ts';

/** A clock that a test advances. */
export class FakeStageClock implements StageClock {
  #now = 0;
  #isHidden = false;
  #timers: { at: number; act(): void }[] = [];
  readonly #hidden = new Set<() => void>();

  readonly elapsed = (): number => this.#now;

  readonly schedule = (ms: number, act: () => void): (() => void) => {
    const timer = { at: this.#now + Math.max(0, ms), act };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  readonly isHidden = (): boolean => this.#isHidden;

  readonly onHidden = (act: () => void): (() => void) => {
    this.#hidden.add(act);
    return () => this.#hidden.delete(act);
  };

  /** Hides the page. */
  hide(): void {
    this.#isHidden = true;
    for (const act of this.#hidden) act();
  }

  /** Advances by this many ms, and runs everything due in them, in order. */
  pass(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
      if (next === undefined) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#now = next.at;
      next.act();
    }
    this.#now = until;
  }

  /** Advances until the next timer has run. */
  passToNext(): void {
    const next = Math.min(...this.#timers.map(({ at }) => at));
    if (next < Number.POSITIVE_INFINITY) this.pass(next - this.#now);
  }

  /** Advances until a condition holds. */
  passUntil(holds: () => boolean): void {
    while (!holds() && this.#timers.length > 0) this.passToNext();
  }
}
