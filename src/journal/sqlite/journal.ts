import { statfsSync } from 'node:fs';
import type Database from 'libsql';
import { ChainEnds, entryDigest, type StoredEntry } from '../chain.ts';
import { scheduleFlush } from '../flush-timer.ts';
import {
  type Appended,
  gap,
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
import { SqliteBroadcast } from './broadcast.ts';
import { closeFile, emptyLog, openFile, type Warn } from './file.ts';
import { removeFromFile } from './remove.ts';
import { sqliteStrangers } from './strangers.ts';
import { sqliteSubscriptions } from './subscriptions.ts';
import { sqliteTransfers } from './transfers.ts';

/** With less free disk space, /readyz reports the store as not writable. */
const MIN_FREE_BYTES = 4 * 1024 * 1024;
/** Time between two commits, shorter than a server's batch; the first entry after a quiet interval is committed at once. */
const FLUSH_INTERVAL_MS = 4;
/** So much later the log is copied into the file and emptied: a damaged log costs the moves of so long at most. */
const EMPTY_LOG_MS = 5000;

/**
 * The journal of a house on one machine: one SQLite file in a folder.
 * Two processes may share it, because an entry can be written only once; SQLite makes them take turns.
 */
export function sqliteJournal(folder: string, warn?: Warn): SharedJournal {
  return new SqliteJournal(folder, openFile(folder, warn));
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
  private readonly insert: (table: string, row: NewRow) => Appended | Error;
  private waiting: PendingAppend[] = [];
  private cancelFlush: (() => void) | undefined;
  private flushedAt = 0;
  private emptyLogTimer: NodeJS.Timeout | undefined;

  constructor(folder: string, database: Database.Database) {
    this.folder = folder;
    this.database = database;
    this.broadcaster = new SqliteBroadcast(folder, database);
    this.node = this.broadcaster.node;
    this.insert = inserter(database, this.ends);
    this.transfers = sqliteTransfers(database);
    this.subscriptions = sqliteSubscriptions(database);
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
      .prepare('SELECT seq, at, key, body, digest FROM entries WHERE table_code = ? AND seq > ? ORDER BY seq')
      .all(table, after) as StoredEntry[];
    return this.ends.rows(nodeHash, table, after, rows);
  }

  async lastSeqs(tables: readonly string[]): Promise<Map<string, number>> {
    const rows = this.database
      .prepare(
        `SELECT value AS code, (SELECT max(seq) FROM entries WHERE table_code = value) AS head
         FROM json_each(?) WHERE head IS NOT NULL`,
      )
      .all(JSON.stringify(tables)) as { code: string; head: number }[];
    return new Map(rows.map(({ code, head }) => [code, head]));
  }

  async putPack(digest: string, pack: string): Promise<void> {
    this.database.prepare('INSERT INTO packs (digest, body) VALUES (?, ?) ON CONFLICT DO NOTHING').run(digest, pack);
  }

  async getPack(digest: string): Promise<string | undefined> {
    const row = this.database.prepare('SELECT body FROM packs WHERE digest = ?').get(digest);
    return (row as { body: string } | undefined)?.body;
  }

  async unfinished(): Promise<string[]> {
    const rows = this.database.prepare('SELECT code FROM tables WHERE over = 0 ORDER BY code').all();
    return (rows as { code: string }[]).map(({ code }) => code);
  }

  async latestToFinish(people: readonly string[], butGame: string): Promise<LatestFinish | undefined> {
    const rows = this.database
      .prepare('SELECT person, at FROM finishes WHERE person IN (SELECT value FROM json_each(?)) AND game <> ?')
      .all(JSON.stringify(people), butGame);
    return latestOf(rows as { person: string; at: number }[]);
  }

  async remove(tables: readonly TableHead[]): Promise<string[]> {
    const gone = removeFromFile(this.database, tables);
    for (const code of gone) this.ends.forget(code);
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
    clearTimeout(this.emptyLogTimer);
    this.broadcaster.close();
    closeFile(this.database);
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
      this.emptyLogTimer ??= setTimeout(() => {
        this.emptyLogTimer = undefined;
        emptyLog(this.database);
      }, EMPTY_LOG_MS).unref();
    } catch (cause) {
      rejectAll(batch, cause);
    }
  }

  private commit(batch: readonly PendingAppend[]): (Appended | Error)[] {
    this.database.exec('BEGIN IMMEDIATE');
    try {
      const results = batch.map(({ table, row }) => this.insert(table, row));
      this.database.exec('COMMIT');
      return results;
    } catch (cause) {
      // A full disk ends the transaction by itself; writers need the first cause.
      if (this.database.inTransaction) this.database.exec('ROLLBACK');
      for (const { table } of batch) this.ends.forget(table);
      throw cause;
    }
  }
}

/** Writes one entry inside a transaction; one that does not follow the last is kept out. */
function inserter(database: Database.Database, ends: ChainEnds): (table: string, row: NewRow) => Appended | Error {
  const digestOf = database.prepare('SELECT digest FROM entries WHERE table_code = ? AND seq = ?');
  const lastSeqOf = database.prepare('SELECT max(seq) AS head FROM entries WHERE table_code = ?');
  const begin = database.prepare('INSERT INTO tables (code, over) VALUES (?, 0) ON CONFLICT DO NOTHING');
  const first = database.prepare(
    'INSERT INTO entries (table_code, seq, at, key, body, digest) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const next = database.prepare(
    `INSERT INTO entries (table_code, seq, at, key, body, digest) SELECT ?1, ?2, ?3, ?4, ?5, ?6
     WHERE EXISTS (SELECT 1 FROM entries WHERE table_code = ?1 AND seq = ?2 - 1) ON CONFLICT DO NOTHING`,
  );
  const end = database.prepare('UPDATE tables SET over = 1 WHERE code = ?');
  const finish = database.prepare(
    `INSERT INTO finishes (person, game, at) VALUES (?, ?, ?)
     ON CONFLICT (person, game) DO UPDATE SET at = max(at, excluded.at)`,
  );
  const before = (table: string, seq: number): string =>
    ends.at(table, seq) ?? (digestOf.get(table, seq) as Pick<StoredEntry, 'digest'> | undefined)?.digest ?? '';
  return (table, { seq, at, key, body: data, over }) => {
    const body = JSON.stringify(data);
    const digest = entryDigest(nodeHash, table, { before: before(table, seq - 1), seq, at, key, body });
    const { changes } = (seq === 1 ? first : next).run([table, seq, at, key ?? null, body, digest]);
    if (changes === 0) {
      const { head } = lastSeqOf.get(table) as { head: number | null };
      return seq <= (head ?? 0) ? 'taken' : gap(table, seq, head ?? 0);
    }
    ends.note(table, seq, digest);
    if (seq === 1) begin.run(table);
    if (over !== undefined) end.run(table);
    for (const person of over?.people ?? []) finish.run(person, over?.game, at);
    return 'appended';
  };
}
