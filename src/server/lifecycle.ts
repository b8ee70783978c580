/** The parts of a server that run: each tells how it is stopped when it starts, and they stop in the reverse order. */
export class Lifecycle {
  readonly #stops: (() => unknown)[] = [];
  #isStopping = false;

  /** Whether the server stops, or has stopped. */
  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** Remembers how to stop a part, before all that were started earlier. */
  onStop(stop: () => unknown): void {
    this.#stops.push(stop);
  }

  /** Stops all parts, once. */
  async stop(): Promise<void> {
    if (this.#isStopping) return;
    this.#isStopping = true;
    for (const stop of this.#stops.toReversed()) await stop();
  }
}
