import type { TableAtNode, TableNodes } from '../../journal/table-nodes.ts';
import type { Timers } from '../../journal/timers.ts';

/** More tables in one statement would delay others. */
const MAX_TABLES = 2000;

interface TableEnteringConfig {
  onShared(shared: readonly TableAtNode[], entered: readonly string[]): void;
  timers: Timers;
}

/** Enters into the store which tables this node has in memory, in batches, and reports the nodes that have them too. */
export class TableEntering {
  private readonly tableNodes: TableNodes;
  private readonly config: TableEnteringConfig;
  private lastFailed = false;
  private changes = new Map<string, 'enter' | 'leave'>();
  private running: Promise<void> | undefined;

  constructor(tableNodes: TableNodes, config: TableEnteringConfig) {
    this.tableNodes = tableNodes;
    this.config = config;
  }

  /** Whether the store knows of all tables here; where it could not be told, all nodes must hear of everything. */
  get isKnown(): boolean {
    return !this.lastFailed;
  }

  /** Should it fail, all tables are entered again soon. */
  enter(tables: readonly string[]): void {
    for (const table of tables) this.changes.set(table, 'enter');
    this.running ??= this.run();
  }

  leave(table: string): void {
    this.changes.set(table, 'leave');
    this.running ??= this.run();
  }

  /** What nodes that are gone have left is removed; another node may have done so already. */
  clean(): void {
    void this.tableNodes.clean().catch(() => undefined);
  }

  /** Resolves when all is entered. */
  async settled(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    await new Promise<void>((resolve) => this.config.timers.soon(resolve));
    while (this.changes.size > 0) {
      const batch = [...this.changes].slice(0, MAX_TABLES);
      for (const [table] of batch) this.changes.delete(table);
      const [entering, leaving] = (['enter', 'leave'] as const).map((wanted) =>
        batch.flatMap(([table, change]) => (change === wanted ? [table] : [])),
      );
      try {
        if (leaving.length > 0) await this.tableNodes.leave(leaving);
        if (entering.length > 0) this.config.onShared(await this.tableNodes.enter(entering), entering);
        this.lastFailed = false;
      } catch {
        // /readyz reports a store that cannot be written; all tables are entered again soon.
        this.lastFailed = true;
      }
    }
    this.running = undefined;
  }
}
