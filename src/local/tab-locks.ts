/**
 * Which tables this tab plays. The latest tab to open a table gets it; the tab that had it is told, so that no two play
 * it at once.
 */
export class TabLocks {
  readonly #held = new Map<string, () => void>();
  readonly #onTaken: (table: string) => void;

  constructor(onTaken: (table: string) => void) {
    this.#onTaken = onTaken;
  }

  /** Takes a table, also from another tab; resolves when it is this tab's. */
  take(table: string): Promise<void> {
    // Without the Web Locks API two tabs may play one table at once; the journal still writes each entry only once.
    const locks = globalThis.navigator?.locks;
    if (this.#held.has(table) || locks === undefined) return Promise.resolve();
    return new Promise((taken) => {
      const holding = new Promise<void>((release) => this.#held.set(table, release));
      const claim = locks.request(`undercroft:${table}`, { steal: true }, () => {
        taken();
        return holding;
      });
      claim.catch(() => {
        taken();
        if (this.#held.delete(table)) this.#onTaken(table);
      });
    });
  }

  /** Releases the lock of a table that no page of this tab shows any more. */
  release(table: string): void {
    const release = this.#held.get(table);
    this.#held.delete(table);
    release?.();
  }
}
