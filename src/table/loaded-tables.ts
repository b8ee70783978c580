import type { DamagedTableError } from '../journal/chain.ts';
import { countGame } from './campaign/campaign.ts';
import type { House } from './house.ts';
import { LoadedTable, type LoadedTableConfig } from './loaded-table.ts';
import { Referee } from './referee.ts';
import type { Change, Table } from './table.ts';

/** How a house keeps its tables in memory. */
export interface LoadedTablesConfig extends Omit<LoadedTableConfig, 'onClients' | 'onInfo'> {
  /** How long a table without clients stays in memory. */
  idleMs: number;
}

/** Follows all tables in memory. */
export interface TablesListener {
  /** Called with every change at a table. */
  onChange?(change: Change, table: Table): void;
  /** Called when a page connects, disconnects or takes a chair. */
  onClients?(loaded: LoadedTable): void;
  /** Called with each change of the public information about a table. */
  onInfo?(loaded: LoadedTable): void;
}

interface LoadedEntry {
  loading: Promise<LoadedTable | undefined>;
  /** Reasons to stay in memory: clients at the table, and requests in progress. */
  holders: number;
  cancelUnload?: (() => void) | undefined;
}

/** The tables in memory: loaded from the journal on demand, unloaded some time after the last client is gone. */
export class LoadedTables {
  readonly #house: House;
  readonly #config: Omit<LoadedTablesConfig, 'idleMs'>;
  readonly #idleMs: number;
  readonly #listeners: TablesListener[] = [];
  readonly #entries = new Map<string, LoadedEntry>();
  /** Damaged tables: a chain that lost its end looks complete when it is loaded again. */
  readonly #stopped = new Map<string, DamagedTableError>();
  /** Writes that still run after a table was released. */
  readonly #pending = new Set<Promise<void>>();

  constructor(house: House, { idleMs, ...config }: LoadedTablesConfig) {
    this.#house = house;
    this.#config = config;
    this.#idleMs = idleMs;
  }

  /** Calls a listener for all tables from now on. */
  subscribe(listener: TablesListener): void {
    this.#listeners.push(listener);
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The codes of the tables in memory. */
  codes(): string[] {
    return [...this.#entries.keys()];
  }

  /**
   * A table if it is in memory; it is not loaded. If a load is under way and fails, the error goes to the caller that
   * started it.
   */
  inMemory(code: string): Promise<LoadedTable | undefined> | undefined {
    return this.#entries.get(code)?.loading.catch(() => undefined);
  }

  /** A table with all its entries if it is in memory, and neither removed nor damaged. */
  async current(code: string): Promise<Table | undefined> {
    const referee = (await this.inMemory(code))?.referee;
    await referee?.refresh();
    return referee === undefined || referee.isGone || referee.isDamaged ? undefined : referee.table;
  }

  /** Holds a table in memory until it is released; undefined for an unknown code. */
  async hold(code: string): Promise<LoadedTable | undefined> {
    const entry = this.#entries.get(code) ?? { loading: this.#load(code), holders: 0 };
    this.#entries.set(code, entry);
    entry.holders += 1;
    entry.cancelUnload?.();
    entry.cancelUnload = undefined;
    try {
      const loaded = await entry.loading;
      if (loaded === undefined) this.#entries.delete(code);
      return loaded;
    } catch (error) {
      this.#entries.delete(code);
      throw error;
    }
  }

  release(code: string): void {
    const entry = this.#entries.get(code);
    if (entry === undefined) return;
    entry.holders -= 1;
    if (entry.holders > 0) return;
    entry.cancelUnload = this.#house.schedule(this.#idleMs, () => {
      this.#entries.delete(code);
      this.#finish(
        entry.loading.then((loaded) => this.#unload(loaded)),
        code,
      );
    });
  }

  /** Closes a table; one that everybody left before the start is removed from the journal too. */
  async #unload(loaded: LoadedTable | undefined): Promise<void> {
    await loaded?.close();
    if (loaded === undefined) return;
    const { referee } = loaded;
    const { code, seq } = referee.table;
    const isAbandoned = loaded.isAbandoned() && !referee.isDamaged;
    if (referee.damage !== undefined) this.#stopped.set(code, referee.damage);
    // A client may have connected meanwhile.
    if (this.#entries.has(code)) return;
    this.#config.otherNodes?.noteUnloaded(code);
    if (isAbandoned) await this.#house.journal.remove([{ code, head: seq }]);
  }

  #finish(work: Promise<void>, code: string): void {
    const finished = work
      .catch((error) => this.#house.report(error, code))
      .finally(() => this.#pending.delete(finished));
    this.#pending.add(finished);
  }

  /** Stops all tables; resolves when all writes are done. */
  async close(): Promise<void> {
    const [codes, all] = [this.codes(), [...this.#entries.values()]];
    this.#entries.clear();
    for (const entry of all) entry.cancelUnload?.();
    const results = await Promise.allSettled(all.map((entry) => entry.loading));
    await Promise.all(results.map(async (result) => result.status === 'fulfilled' && (await result.value?.close())));
    await Promise.all(this.#pending);
    for (const code of codes) this.#config.otherNodes?.noteUnloaded(code);
  }

  /** If this fails, the game is counted when somebody opens the campaign. */
  #count(campaign: string): void {
    this.#finish(countGame(this.#house, campaign), campaign);
  }

  async #load(code: string): Promise<LoadedTable | undefined> {
    const damage = this.#stopped.get(code);
    if (damage !== undefined) throw damage;
    const referee = await Referee.load(this.#house, code);
    if (referee === undefined) return undefined;
    const { campaign } = referee.table.lobby;
    referee.subscribe((change) => {
      for (const listener of this.#listeners) listener.onChange?.(change, referee.table);
      if (change.outcome !== undefined && campaign !== undefined) this.#count(campaign.code);
    });
    const loaded = new LoadedTable(this.#house, referee, {
      ...this.#config,
      onClients: (at) => {
        for (const listener of this.#listeners) listener.onClients?.(at);
      },
      onInfo: (at) => {
        for (const listener of this.#listeners) listener.onInfo?.(at);
      },
    });
    referee.onceStopped((why) => {
      loaded.announceStop(why);
      if (why === 'no-such-table') this.#drop(code, loaded);
    });
    this.#config.otherNodes?.noteLoaded(code);
    return loaded;
  }

  /** Drops a removed table from memory. */
  #drop(code: string, loaded: LoadedTable): void {
    this.#entries.get(code)?.cancelUnload?.();
    this.#entries.delete(code);
    this.#config.otherNodes?.noteUnloaded(code);
    void loaded.close();
  }
}
