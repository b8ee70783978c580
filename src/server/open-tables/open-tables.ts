import type { OpenTablesNews } from '../../protocol/open-tables.ts';
import type { House } from '../../table/house.ts';
import type { LoadedTable } from '../../table/loaded-table.ts';
import type { LoadedTables } from '../../table/loaded-tables.ts';
import { isListed, openTableInfo } from './open-table-info.ts';
import type { KnownStrangers } from './strangers.ts';

/** Maximum number listed: nobody reads more, and each stays in memory while a page watches. */
const MOST_SHOWN = 60;
/** Changes within this time go out together. */
const GATHER_MS = 40;
/** Interval for reading the list again while a page watches, for changes no node announced. */
const POLL_MS = 5000;
/** How long a table this node listed is assumed to be on the list; another node may have removed it. */
const SURE_MS = 10_000;

/** How long reports and visits are stored, and the interval for deleting older ones. */
const KEPT_MS = 90 * 86_400_000;
const FORGET_MS = 6 * 3_600_000;

/** What the open tables need. */
export interface OpenTablesParts {
  house: House;
  tables: LoadedTables;
  strangers: KnownStrangers;
  /** Announces a changed list to the other nodes. */
  broadcast(): void;
}

/**
 * The tables anybody may join, for pages that list them. A table's journal says whether it is open; the store only has
 * the codes to check. While a page watches, this node holds those tables in memory, and so hears of every change on any
 * node.
 */
export class OpenTables {
  readonly #parts: OpenTablesParts;
  readonly #watchers = new Set<(text: string) => void>();
  /** The tables held for the watchers, in the order of the list. */
  #held = new Map<string, LoadedTable>();
  /** The tables this node has listed, and when. */
  readonly #listedAt = new Map<string, number>();
  #latest: string | undefined;
  #cancelTell: (() => void) | undefined;
  #cancelPoll: (() => void) | undefined;
  #cancelForget: (() => void) | undefined;
  #reading: Promise<void> = Promise.resolve();
  #isReadWanted = false;
  #isClosed = false;

  constructor(parts: OpenTablesParts) {
    this.#parts = parts;
  }

  /** Deletes old data, now and periodically. */
  start(): void {
    const { house, strangers } = this.#parts;
    this.#cancelForget = house.schedule(FORGET_MS, () => this.start());
    strangers.store.forget(house.now() - KEPT_MS, house.now()).catch((error: unknown) => house.report(error, ''));
  }

  /** Sends a page the open tables, now and on every change; returns a function that stops it. */
  watch(send: (text: string) => void): () => void {
    if (!this.#parts.strangers.isOn) {
      send(textOf({ kind: 'open-tables', off: true }));
      return () => undefined;
    }
    this.#watchers.add(send);
    if (this.#watchers.size > 1 && this.#latest !== undefined) send(this.#latest);
    else this.#readAgain();
    return () => {
      this.#watchers.delete(send);
      if (this.#watchers.size === 0) this.#pause();
    };
  }

  /** A table in memory has changed: people, chairs, or whether it is open. */
  onInfo(loaded: LoadedTable): void {
    const { code, lobby } = loaded.referee.table;
    if (lobby.open === undefined || this.#isClosed) return;
    const now = this.#parts.house.now();
    const at = this.#listedAt.get(code);
    if (!isListed(loaded, now)) {
      if (at !== undefined || this.#held.has(code)) this.#takeOff(code);
    } else if (at === undefined || now - at >= SURE_MS) this.#putOn(loaded, now);
    if (this.#held.has(code)) this.#tellSoon();
  }

  /** Another node has changed the list. */
  noteElsewhere(): void {
    if (this.#watchers.size > 0) this.#readAgain();
  }

  /** Stops everything. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancelForget?.();
    this.#watchers.clear();
    this.#pause();
    await this.#reading;
  }

  #putOn({ referee }: LoadedTable, now: number): void {
    const { code, lobby } = referee.table;
    const host = lobby.host === undefined ? undefined : lobby.chairs[lobby.host];
    this.#listedAt.set(code, now);
    this.#finish(this.#parts.strangers.relist(code, host?.kind === 'person' ? host.secretHash : undefined), code);
  }

  #takeOff(code: string): void {
    this.#listedAt.delete(code);
    this.#finish(this.#parts.strangers.store.unlist(code), code);
  }

  /** After a change of the list, all watchers read it again. */
  #finish(written: Promise<unknown>, code: string): void {
    written.then(
      () => {
        this.#parts.broadcast();
        this.noteElsewhere();
      },
      (error: unknown) => this.#parts.house.report(error, code),
    );
  }

  #readAgain(): void {
    if (this.#isReadWanted) return;
    this.#isReadWanted = true;
    this.#reading = this.#reading
      .then(() => {
        this.#isReadWanted = false;
        return this.#read();
      })
      .catch((error: unknown) => this.#parts.house.report(error, ''));
  }

  /** Reads which tables are listed, holds those and releases the others. */
  async #read(): Promise<void> {
    if (this.#watchers.size === 0) return;
    const { tables, strangers, house } = this.#parts;
    this.#cancelPoll?.();
    this.#cancelPoll = house.schedule(POLL_MS, () => this.#readAgain());
    const codes = (await strangers.store.listed()).slice(0, MOST_SHOWN);
    const before = this.#held;
    const held = new Map<string, LoadedTable>();
    for (const code of codes) {
      const loaded = before.get(code) ?? (await tables.hold(code).catch(() => undefined));
      if (loaded === undefined) {
        await strangers.store.unlist(code);
        continue;
      }
      held.set(code, loaded);
    }
    for (const code of before.keys()) if (!held.has(code)) tables.release(code);
    this.#held = held;
    if (this.#watchers.size === 0) return this.#pause();
    // A table abandoned, ended or closed while no node watched is removed from the list.
    for (const loaded of held.values()) this.onInfo(loaded);
    this.#tell();
  }

  #tellSoon(): void {
    this.#cancelTell ??= this.#parts.house.schedule(GATHER_MS, () => this.#tell());
  }

  #tell(): void {
    this.#cancelTell?.();
    this.#cancelTell = undefined;
    const tables = [...this.#held.values()].flatMap((loaded) => openTableInfo(loaded) ?? []);
    const text = textOf({ kind: 'open-tables', tables });
    if (text === this.#latest) return;
    this.#latest = text;
    for (const send of this.#watchers) send(text);
  }

  /** No page watches: nothing is held or read. */
  #pause(): void {
    this.#cancelPoll?.();
    this.#cancelTell?.();
    this.#cancelTell = undefined;
    this.#latest = undefined;
    for (const code of this.#held.keys()) this.#parts.tables.release(code);
    this.#held = new Map();
  }
}

function textOf(news: OpenTablesNews): string {
  return JSON.stringify(news);
}
