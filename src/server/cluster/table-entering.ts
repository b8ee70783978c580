import type { Timers } from '../../engine/timers.ts';
import type { TableAtNode, TableNodes } from '../../journal/table-nodes.ts';

/** More tables in one statement would delay others. */
const MAX_TABLES = 2000;
/** Delay before retrying after a failure. */
const RETRY_MS = 500;

interface TableEnteringConfig {
  onShared(shared: readonly TableAtNode[], entered: readonly string[]): void;
  timers: Timers;
}

/** Tells the store which tables this node has in memory, in batches, and reports the nodes that have them too. */
export class TableEntering {
  readonly #tableNodes: TableNodes;
  readonly #config: TableEnteringConfig;
  #lastFailed = false;
  #changes = new Map<string, 'enter' | 'leave'>();
  #running: Promise<void> | undefined;
  #cancelRetry: (() => void) | undefined;
  #isClosed = false;

  constructor(tableNodes: TableNodes, config: TableEnteringConfig) {
    this.#tableNodes = tableNodes;
    this.#config = config;
  }

  /** Whether the store knows all tables here; until it does, all nodes must hear of everything. */
  get isKnown(): boolean {
    return !this.#lastFailed;
  }

  /** Failures are retried soon. */
  enter(tables: readonly string[]): void {
    for (const table of tables) this.#changes.set(table, 'enter');
    this.#running ??= this.#run();
  }

  leave(table: string): void {
    this.#changes.set(table, 'leave');
    this.#running ??= this.#run();
  }

  /** Removes the entries of nodes that are gone; another node may have done so already. */
  clean(): void {
    void this.#tableNodes.clean().catch(() => undefined);
  }

  /** Resolves when current work is done; nothing more is tried then. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancelRetry?.();
    await this.#running;
  }

  async #run(): Promise<void> {
    await new Promise<void>((resolve) => this.#config.timers.soon(resolve));
    while (this.#changes.size > 0) {
      const batch = [...this.#changes].slice(0, MAX_TABLES);
      for (const [table] of batch) this.#changes.delete(table);
      const tablesTo = (wanted: 'enter' | 'leave') =>
        batch.flatMap(([table, change]) => (change === wanted ? [table] : []));
      const [entering, leaving] = [tablesTo('enter'), tablesTo('leave')];
      try {
        if (leaving.length > 0) await this.#tableNodes.leave(leaving);
        if (entering.length > 0) this.#config.onShared(await this.#tableNodes.enter(entering), entering);
      } catch {
        // /readyz reports a store that cannot be written. Once it works again it may not know these tables yet.
        for (const [table, change] of batch) if (!this.#changes.has(table)) this.#changes.set(table, change);
        this.#lastFailed = true;
        this.#running = undefined;
        this.#cancelRetry?.();
        if (!this.#isClosed) this.#cancelRetry = this.#config.timers.schedule(RETRY_MS, () => this.#runAgain());
        return;
      }
    }
    this.#lastFailed = false;
    this.#running = undefined;
  }

  #runAgain(): void {
    if (this.#changes.size > 0) this.#running ??= this.#run();
  }
}
