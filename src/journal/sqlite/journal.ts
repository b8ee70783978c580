import { statfsSync } from 'node:fs';
import type Database from 'libsql';
import { ChainEnds, DamagedTableError, legible, missingEntry } from '../chain.ts';
import { scheduleFlush } from '../flush-timer.ts';
import {
  type Appended,
  DamagedPackError,
  type Hint,
  type LatestFinish,
  latestOf,
  type NewRow,
  type Row,
  type SharedJournal,
  type TableHead,
} from '../journal.ts';
import { nodeHash } from '../node-hash.ts';
import { type PendingAppend, rejectAll, settle } from '../pending.ts';
import type { StrangersStore } from '../strangers.ts';
import type { Subscriptions } from '../subscriptions.ts';
import type { Transfers } from '../transfers.ts';
import { type Appender, appender } from './append.ts';
import { SqliteBroadcast } from './broadcast.ts';
import { closeFile, emptyLog, openFile, type Warn, warnOnStderr } from './file.ts';
import { removeFromFile } from './remove.ts';
import { sortEntries } from './sort.ts';
import { sqliteStrangers } from './strangers.ts';
import { sqliteSubscriptions } from './subscriptions.ts';
import { asBytes, ENTRY_COLUMNS, entryOf, textOf } from './text.ts';
import { sqliteTransfers } from './transfers.ts';

/** With less free disk space, /readyz reports the store as not writable. */
const MIN_FREE_BYTES = 4 * 1024 * 1024;
/** Time between two commits, shorter than a server's batch; the first entry after a quiet interval is committed at once. */
const FLUSH_INTERVAL_MS = 4;
/** So much later entries are sorted, and the log is emptied: a damaged log costs the moves of so long at most. */
const TIDY_MS = 5000;
/** So many entries are sorted before that: it takes some ms in which nobody is answered. */
const MAX_UNSORTED = 4000;

/**
 * The journal of a house on one machine: one SQLite file in a folder.
 * Two processes may share it, because an entry can be written only once; SQLite makes them take turns.
 */
export function sqliteJournal(folder: string, warn = warnOnStderr): SharedJournal {
  return new SqliteJournal(folder, openFile(folder, warn), warn);
}

class SqliteJournal implements SharedJournal {
  readonly transfers: Transfers;
  readonly subscriptions: Subscriptions;
  readonly strangers: StrangersStore;
  readonly mayLoseHints = false;
  readonly node: string;
  private readonly folder: string;
  private readonly database: Database.Database;
  private readonly broadcaster: SqliteBroadcast;
  private readonly ends = new ChainEnds();
  private readonly appender: Appender;
  private waiting: PendingAppend[] = [];
  private cancelFlush: (() => void) | undefined;
  private flushedAt = 0;
  private tidyTimer: NodeJS.Timeout | undefined;
  /** How many entries were written since the last were sorted. */
  private unsorted = 0;
  private readonly warn: Warn;
  private readonly warned = new Set<string>();

  constructor(folder: string, database: Database.Database, warn: Warn) {
    this.folder = folder;
    this.warn = warn;
    this.database = database;
    this.broadcaster = new SqliteBroadcast(folder, database);
    this.node = this.broadcaster.node;
    this.appender = appender(database, this.ends);
    this.transfers = sqliteTransfers(database);
    this.subscriptions = sqliteSubscriptions(database, warn);
    this.strangers = sqliteStrangers(database);
  }

  append(table: string, row: NewRow): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ table, row, resolve, reject });
      // Everything until then shares one transaction, and so one fsync: a commit costs as much as five entries.
      this.cancelFlush ??= scheduleFlush(() => this.flush(), this.flushedAt + FLUSH_INTERVAL_MS - performance.now());
    });
  }

  async read(table: string, after = 0): Promise<Row[]> {
    const rows = this.database
      .prepare(`SELECT ${ENTRY_COLUMNS}, (SELECT CAST(head AS INTEGER) FROM tables WHERE code = ?1) AS head
        FROM entries WHERE table_code = ?1 AND seq > ?2 ORDER BY seq`)
      .all(table, after) as { seq: number; head: number | null }[];
    const last = rows.at(-1);
    if (last?.head === null) throw new DamagedTableError(table, 1, 'there are entries, but no such table');
    const entries = this.ends.rows(nodeHash, table, after, rows.map(entryOf));
    if (last !== undefined && last.head !== null && last.seq < last.head) throw missingEntry(table, last.seq + 1);
    return entries;
  }

  async lastSeqs(tables: readonly string[]): Promise<Map<string, number>> {
    const rows = this.database
      .prepare(
        `SELECT value AS code, CAST(coalesce(
           recent.seq,
           (SELECT max(seq) FROM sorted_entries WHERE table_code = value),
           (SELECT head FROM tables WHERE code = value)) AS INTEGER) AS head
         FROM json_each(?)
         LEFT JOIN (SELECT table_code, max(seq) AS seq FROM recent_entries GROUP BY table_code) AS recent
         ON recent.table_code = value WHERE head IS NOT NULL`,
      )
      .all(JSON.stringify(tables)) as { code: string; head: number }[];
    return new Map(rows.map(({ code, head }) => [code, head]));
  }

  async putPack(digest: string, pack: string): Promise<void> {
    this.database.prepare('INSERT INTO packs (digest, body) VALUES (?, ?) ON CONFLICT DO NOTHING').run(digest, pack);
  }

  async getPack(digest: string): Promise<string | undefined> {
    const row = this.database.prepare(`SELECT ${asBytes('body')} FROM packs WHERE digest = ?`).get(digest);
    if (row === undefined) return undefined;
    const text = textOf((row as { body: ArrayBuffer }).body);
    if (text instanceof Uint8Array) throw new DamagedPackError(digest);
    return text;
  }

  async unfinished(): Promise<string[]> {
    const rows = this.database.prepare(`SELECT ${asBytes('code')} FROM tables WHERE over = 0 ORDER BY code`).all();
    return (rows as { code: ArrayBuffer }[]).flatMap((row) => {
      const code = textOf(row.code);
      if (typeof code === 'string') return [code];
      this.warnOnce(`The code of a table is damaged (${legible(code)}): that table is stopped, all others go on.`);
      return [];
    });
  }

  async latestToFinish(people: readonly string[], butGame: string): Promise<LatestFinish | undefined> {
    const rows = this.database
      .prepare('SELECT person, at FROM finishes WHERE person IN (SELECT value FROM json_each(?)) AND game <> ?')
      .all(JSON.stringify(people), butGame);
    return latestOf(rows as { person: string; at: number }[]);
  }

  async remove(tables: readonly TableHead[]): Promise<string[]> {
    const gone = removeFromFile(this.database, tables);
    for (const code of gone) this.appender.forget(code);
    return gone;
  }

  subscribe(listener: (hint: Hint) => void): () => void {
    return this.broadcaster.subscribe(listener);
  }

  broadcast(text: string): void {
    this.broadcaster.send(text);
  }

  /** Every process sees that the file has changed. */
  narrowHints(): void {}

  async others(): Promise<string[]> {
    return this.broadcaster.others();
  }

  async check(): Promise<void> {
    this.database.prepare('SELECT count(*) FROM tables WHERE code = ?').get('');
    const { bavail, bsize } = statfsSync(this.folder);
    if (bavail * bsize < MIN_FREE_BYTES) throw new Error('the disk is full');
  }

  async close(): Promise<void> {
    this.flush();
    clearTimeout(this.tidyTimer);
    this.broadcaster.close();
    closeFile(this.database);
  }

  private warnOnce(sentence: string): void {
    if (this.warned.has(sentence)) return;
    this.warned.add(sentence);
    this.warn(sentence);
  }

  private flush(): void {
    this.cancelFlush?.();
    this.cancelFlush = undefined;
    const batch = this.waiting;
    this.waiting = [];
    if (batch.length === 0) return;
    this.flushedAt = performance.now();
    try {
      settle(batch, this.commit(batch));
      this.unsorted += batch.length;
      this.tidyTimer ??= setTimeout(() => this.tidy(), TIDY_MS).unref();
      // After the answers, and before so many wait that sorting them would take long.
      if (this.unsorted >= MAX_UNSORTED) setImmediate(() => this.sort());
    } catch (cause) {
      rejectAll(batch, cause);
    }
  }

  /** Sorts recent entries, and empties the log into the file. */
  private tidy(): void {
    this.tidyTimer = undefined;
    this.sort();
    emptyLog(this.database);
  }

  private sort(): void {
    if (this.unsorted === 0 || !this.database.open) return;
    this.unsorted = 0;
    try {
      sortEntries(this.database);
    } catch (cause) {
      // The disk is full, or another process writes: they can be read as they are, and are sorted with the next.
      this.warnOnce(`Entries could not be sorted (${String(cause)}). Nothing is lost; it is tried again later.`);
    }
  }

  private commit(batch: readonly PendingAppend[]): (Appended | Error)[] {
    this.database.exec('BEGIN IMMEDIATE');
    try {
      this.appender.begin();
      const results = batch.map(({ table, row }) => this.appender.append(table, row));
      this.database.exec('COMMIT');
      return results;
    } catch (cause) {
      // A full disk ends the transaction by itself; writers need the first cause.
      if (this.database.inTransaction) this.database.exec('ROLLBACK');
      for (const { table } of batch) this.appender.forget(table);
      throw cause;
    }
  }
}
