import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'libsql';
import { scheduleFlush } from '../../engine/timers.ts';
import { ChainEnds, entryDigest, legible } from '../chain.ts';
import {
  type Appended,
  gap,
  type Hint,
  type LatestFinish,
  latestOf,
  type NewRow,
  ReplacedError,
  type Row,
  type SharedJournal,
  type TableHead,
} from '../journal.ts';
import { nodeHash } from '../node-hash.ts';
import { type PendingAppend, rejectAll, settle } from '../pending.ts';
import { StoredStrangers, type StrangersStore } from '../strangers.ts';
import { StoredSubscriptions, type Subscriptions } from '../subscriptions.ts';
import { storedTransfers, type Transfers } from '../transfers.ts';
import { SqliteBroadcast } from './broadcast.ts';
import { abandonFile, closeFile, emptyLog, openFile, type Warn, warnOnStderr } from './file.ts';
import { dataVersion, type FileGuard, guardFile } from './file-guard.ts';
import { FILE_NAME } from './files.ts';
import { readEntries, readHeads, readPack, readUnfinished } from './read.ts';
import { realFolder } from './real-folder.ts';
import { removeFromFile } from './remove.ts';
import { sqliteSideDatabase } from './side-database.ts';
import { sortEntries } from './sort.ts';
import { setKeeper } from './table-set.ts';
import { asBytes, textOf } from './text.ts';

/** With less free disk space, /readyz reports the store as not writable. */
const MIN_FREE_BYTES = 4 * 1024 * 1024;
/**
 * Time between two commits, shorter than a server's batch; the first entry after a quiet interval is committed at once.
 */
const FLUSH_INTERVAL_MS = 4;
/** Delay before sorting and checkpointing; a damaged log loses at most this much play. */
const TIDY_MS = 5000;
/** Interval for checking whether the file was replaced; between two batches at most this often. */
const GUARD_MS = 200;
/** Number of entries that triggers an earlier sort: sorting blocks all answers for some ms. */
const MAX_UNSORTED = 4000;
/** More tables than a process plays at once. */
const MAX_HEADS = 20_000;

/**
 * The journal of a server on one machine: one SQLite file in a folder. Two processes may share it, because an entry can
 * be written only once; SQLite makes them take turns.
 */
export function sqliteJournal(folder: string, warn = warnOnStderr): SharedJournal {
  const real = realFolder(folder);
  return new SqliteJournal(real, openFile(real, { warn }), warn);
}

class SqliteJournal implements SharedJournal {
  readonly transfers: Transfers;
  readonly subscriptions: Subscriptions;
  readonly strangers: StrangersStore;
  readonly mayLoseHints = false;
  readonly node: string;
  readonly #folder: string;
  readonly #database: Database.Database;
  readonly #broadcaster: SqliteBroadcast;
  readonly #ends = new ChainEnds();
  readonly #appender: Appender;
  #waiting: PendingAppend[] = [];
  #cancelFlush: (() => void) | undefined;
  #flushedAt = 0;
  #tidyTimer: NodeJS.Timeout | undefined;
  /** Number of entries written since the last sort. */
  #unsorted = 0;
  readonly #warn: Warn;
  readonly #warned = new Set<string>();
  readonly #guard: FileGuard;
  readonly #guardTimer: NodeJS.Timeout;
  #guardedAt = 0;
  /** A sentence once the file was replaced. */
  #replaced: string | undefined;
  readonly #replacedListeners = new Set<(sentence: string) => void>();

  constructor(folder: string, database: Database.Database, warn: Warn) {
    this.#folder = folder;
    this.#warn = warn;
    this.#database = database;
    this.#broadcaster = new SqliteBroadcast(folder, database);
    this.node = this.#broadcaster.node;
    this.#appender = appender(database, this.#ends);
    const beside = sqliteSideDatabase(database);
    this.transfers = this.#guarded(storedTransfers(beside));
    this.subscriptions = this.#guarded(new StoredSubscriptions(beside, warn));
    this.strangers = this.#guarded(new StoredStrangers(beside));
    // What a start has written is in the file then, and can be compared.
    emptyLog(database);
    this.#guard = guardFile(folder, join(folder, FILE_NAME), database);
    this.#guardTimer = setInterval(() => this.#look(), GUARD_MS).unref();
  }

  onReplaced(listener: (sentence: string) => void): void {
    this.#replacedListeners.add(listener);
    if (this.#replaced !== undefined) listener(this.#replaced);
  }

  append(table: string, row: NewRow): Promise<Appended> {
    if (this.#replaced !== undefined) return Promise.reject(new ReplacedError(this.#replaced));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ table, row, resolve, reject });
      // Everything until then shares one transaction, and so one fsync: a commit costs as much as five entries.
      this.#cancelFlush ??= scheduleFlush(() => this.#flush(), this.#flushedAt + FLUSH_INTERVAL_MS - performance.now());
    });
  }

  async read(table: string, after = 0, most?: number): Promise<Row[]> {
    this.#requireOurs();
    return readEntries(this.#database, this.#ends, { table, after, most });
  }

  async lastSeqs(tables: readonly string[]): Promise<Map<string, number>> {
    this.#requireOurs();
    return readHeads(this.#database, tables);
  }

  async putPack(digest: string, pack: string): Promise<void> {
    this.#requireOurs();
    this.#database.prepare('INSERT INTO packs (digest, body) VALUES (?, ?) ON CONFLICT DO NOTHING').run(digest, pack);
  }

  async getPack(digest: string): Promise<string | undefined> {
    this.#requireOurs();
    return readPack(this.#database, digest);
  }

  async unfinished(beginning = ''): Promise<string[]> {
    this.#requireOurs();
    return readUnfinished(this.#database, beginning, (sentence) => this.#warnOnce(sentence));
  }

  async latestToFinish(people: readonly string[], butGame: string): Promise<LatestFinish | undefined> {
    this.#requireOurs();
    const rows = this.#database
      .prepare('SELECT person, at FROM finishes WHERE person IN (SELECT value FROM json_each(?)) AND game <> ?')
      .all(JSON.stringify(people), butGame);
    return latestOf(rows as { person: string; at: number }[]);
  }

  async remove(tables: readonly TableHead[]): Promise<string[]> {
    this.#requireOurs();
    const gone = removeFromFile(this.#database, tables);
    for (const code of gone) this.#appender.forget(code);
    return gone;
  }

  subscribe(listener: (hint: Hint) => void): () => void {
    return this.#broadcaster.subscribe(listener);
  }

  broadcast(text: string): void {
    this.#broadcaster.send(text);
  }

  /** Every process sees that the file has changed. */
  narrowHints(): void {}

  async others(): Promise<string[]> {
    return this.#broadcaster.others();
  }

  async check(): Promise<void> {
    this.#requireOurs();
    this.#database.prepare('SELECT count(*) FROM tables WHERE code = ?').get('');
    const { bavail, bsize } = statfsSync(this.#folder);
    if (bavail * bsize < MIN_FREE_BYTES) throw new Error('the disk is full');
  }

  async close(): Promise<void> {
    this.#flush();
    clearTimeout(this.#tidyTimer);
    clearInterval(this.#guardTimer);
    this.#look();
    this.#broadcaster.close();
    if (this.#replaced === undefined) closeFile(this.#database);
    else abandonFile(this.#database);
  }

  #requireOurs(): void {
    if (this.#replaced !== undefined) throw new ReplacedError(this.#replaced);
  }

  /** The same, but rejects once the file was replaced. */
  #guarded<Part extends object>(part: Part): Part {
    return new Proxy(part, {
      get: (target, name) => {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== 'function') return method;
        return async (...values: unknown[]) => {
          this.#requireOurs();
          return method.apply(target, values);
        };
      },
    });
  }

  /** Whether the file is still ours; nothing is answered once it is not. */
  #look(): void {
    if (this.#replaced !== undefined || !this.#database.open) return;
    this.#guardedAt = performance.now();
    this.#replaced = this.#guard.check();
    if (this.#replaced === undefined) return;
    clearTimeout(this.#tidyTimer);
    clearInterval(this.#guardTimer);
    for (const listener of this.#replacedListeners) listener(this.#replaced);
  }

  #warnOnce(sentence: string): void {
    if (this.#warned.has(sentence)) return;
    this.#warned.add(sentence);
    this.#warn(sentence);
  }

  #flush(): void {
    this.#cancelFlush?.();
    this.#cancelFlush = undefined;
    const batch = this.#waiting;
    this.#waiting = [];
    if (batch.length === 0) return;
    this.#flushedAt = performance.now();
    try {
      this.#requireOurs();
      const results = this.#commit(batch);
      // Before anybody is answered: an entry written to a file that is gone does not count.
      if (this.#flushedAt - this.#guardedAt > GUARD_MS / 2) this.#look();
      this.#requireOurs();
      settle(batch, results);
      this.#unsorted += batch.length;
      this.#tidyTimer ??= setTimeout(() => this.#tidy(), TIDY_MS).unref();
      // After the answers, and before sorting would take long.
      if (this.#unsorted >= MAX_UNSORTED) setImmediate(() => this.#sort());
    } catch (error) {
      rejectAll(batch, error);
    }
  }

  /** Sorts recent entries, and empties the log into the file. */
  #tidy(): void {
    this.#tidyTimer = undefined;
    // A log must not be emptied into a replaced file.
    this.#look();
    if (this.#replaced !== undefined) return;
    this.#sort();
    emptyLog(this.#database);
  }

  #sort(): void {
    if (this.#unsorted === 0 || !this.#database.open || this.#replaced !== undefined) return;
    this.#unsorted = 0;
    try {
      sortEntries(this.#database);
    } catch (error) {
      // The disk is full, or another process writes: unsorted entries can still be read, and are sorted with the next.
      this.#warnOnce(`Entries could not be sorted (${String(error)}). Nothing is lost; it will be retried.`);
    }
  }

  #commit(batch: readonly PendingAppend[]): (Appended | Error)[] {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      this.#appender.begin();
      const results = batch.map(({ table, row }) => this.#appender.append(table, row));
      this.#database.exec('COMMIT');
      return results;
    } catch (error) {
      // A full disk ends the transaction by itself; writers need the first error.
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK');
      for (const { table } of batch) this.#appender.forget(table);
      throw error;
    }
  }
}

/** A table's last entry. */
interface Head {
  seq: number;
  digest: string;
}

/** Writes entries inside transactions of a file. */
export interface Appender {
  /** A transaction has begun: checks whether others have written since the last one. */
  begin(): void;
  /** Writes one entry; rejects one that does not follow the table's last. */
  append(table: string, row: NewRow): Appended | Error;
  /** Drops what is cached of a table. */
  forget(table: string): void;
}

/**
 * Entries are written in the order they arrive, so that those of many tables share a page, and are sorted by table
 * later (`sort`). Each table's last entry is cached as long as no other process has written.
 */
export function appender(database: Database.Database, ends: ChainEnds): Appender {
  const lastEntry = database.prepare(
    `SELECT CAST(seq AS INTEGER) AS seq, ${asBytes('digest')} FROM entries WHERE table_code = ? ORDER BY seq DESC LIMIT 1`,
  );
  const insert = database.prepare(
    'INSERT INTO recent_entries (table_code, seq, at, key, body, digest) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const open = database.prepare('INSERT INTO tables (code, over) VALUES (?, 0) ON CONFLICT DO NOTHING');
  const set = setKeeper(database);
  const end = database.prepare('UPDATE tables SET over = 1 WHERE code = ?');
  const finish = database.prepare(
    `INSERT INTO finishes (person, game, at) VALUES (?, ?, ?)
     ON CONFLICT (person, game) DO UPDATE SET at = max(at, excluded.at)`,
  );
  const versionOf = dataVersion(database);
  const heads = new Map<string, Head>();
  let version = versionOf();

  function storedHead(table: string): Head {
    const stored = lastEntry.get(table) as { seq: number; digest: ArrayBuffer | null } | undefined;
    if (stored === undefined) return { seq: 0, digest: '' };
    const { seq, digest } = stored;
    return { seq, digest: ends.at(table, seq) ?? (digest === null ? '' : legible(textOf(digest))) };
  }

  return {
    begin() {
      const now = versionOf();
      if (now !== version || heads.size > MAX_HEADS) heads.clear();
      version = now;
    },
    append(table, { seq, at, key, body: data, over }) {
      const head = heads.get(table) ?? storedHead(table);
      if (seq !== head.seq + 1) return seq <= head.seq ? 'taken' : gap(table, seq, head.seq);
      const body = JSON.stringify(data);
      const digest = entryDigest(nodeHash, table, { before: head.digest, seq, at, key, body });
      insert.run([table, seq, at, key ?? null, body, digest]);
      heads.set(table, { seq, digest });
      ends.note(table, seq, digest);
      if (seq === 1 && open.run(table).changes === 1) set.opened([table]);
      if (over !== undefined) end.run(table);
      for (const person of over?.people ?? []) finish.run(person, over?.game, at);
      return 'appended';
    },
    forget(table) {
      heads.delete(table);
      ends.forget(table);
    },
  };
}
