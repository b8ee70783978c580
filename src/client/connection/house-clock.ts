/** Answers this old tell too little about the time. */
const OLD_MS = 60_000;

/** The house's clock as this page knows it: of what it was told, the answer that took the shortest way counts. */
export class HouseClock {
  #ahead: number | undefined;
  #way = Number.POSITIVE_INFINITY;
  #heardAt = 0;

  /** The time as a message has it that came by itself: right, but for the way it took. */
  hear(now: number): void {
    this.#ahead ??= now - Date.now();
  }

  /** The answer to "what time is it?", asked when this page's clock showed `sent`. */
  hearAnswer({ sent, now }: { sent: number; now: number }): void {
    const at = Date.now();
    const way = at - sent;
    if (way > this.#way && at - this.#heardAt < OLD_MS) return;
    this.#ahead = now + way / 2 - at;
    this.#way = way;
    this.#heardAt = at;
  }

  now(): number {
    return Date.now() + (this.#ahead ?? 0);
  }
}
