import { randomBytes } from 'node:crypto';
import { Client, type Pool } from 'pg';
import { processTimers, type Timers } from '../../engine/timers.ts';
import { ChainEnds } from '../chain.ts';
import {
  type Appended,
  type Hint,
  type LatestFinish,
  latestOf,
  type NewRow,
  type Row,
  type SharedJournal,
  type TableHead,
} from '../journal.ts';
import { type PendingAppend, rejectAll, settle } from '../pending.ts';
import { StoredStrangers, type StrangersStore } from '../strangers.ts';
import { StoredSubscriptions, type Subscriptions } from '../subscriptions.ts';
import type { Audience, TableNodes } from '../table-nodes.ts';
import { storedTransfers, type Transfers } from '../transfers.ts';
import { appendAll, readLastSeqs } from './append.ts';
import { PostgresNotifications } from './notifications.ts';
import { connectionConfig, NODE_APPLICATION_NAME, type OpenOptions, openPool } from './pool.ts';
import { PostgresReader } from './read.ts';
import { removeFromDatabase } from './remove.ts';
import { postgresSideDatabase } from './side-database.ts';
import { postgresTableNodes } from './table-nodes.ts';

/** With the body at the time of the call. */
interface Waiting extends PendingAppend {
  body: string;
}

/** The journal of several nodes: a PostgreSQL database that all of them share. */
export async function postgresJournal(url: string, wait?: OpenOptions): Promise<SharedJournal> {
  const node = randomBytes(6).toString('hex');
  const pool = await openPool(url, wait, node);
  const notifications = new PostgresNotifications(node, () => new Client(connectionConfig(url, node)));
  return new PostgresJournal({ node, pool, notifications });
}

/** The parts of a PostgreSQL journal. */
export interface PostgresJournalParts {
  /** This process's name among those that share the database. */
  node: string;
  pool: Pool;
  notifications: PostgresNotifications;
  timers?: Timers;
}

/** A journal on an open database. */
export class PostgresJournal implements SharedJournal {
  readonly transfers: Transfers;
  readonly subscriptions: Subscriptions;
  readonly strangers: StrangersStore;
  readonly tableNodes: TableNodes;
  readonly mayLoseHints = true;
  readonly node: string;
  readonly #pool: Pool;
  readonly #timers: Timers;
  readonly #notifications: PostgresNotifications;
  readonly #reader: PostgresReader;
  readonly #ends = new ChainEnds();
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;
  #closed = false;
  #audienceOf: (table: string) => Audience = () => 'all';

  constructor({ node, pool, notifications, timers = processTimers }: PostgresJournalParts) {
    this.node = node;
    this.#pool = pool;
    this.#timers = timers;
    this.#notifications = notifications;
    this.#reader = new PostgresReader(pool, this.#ends, timers);
    const beside = postgresSideDatabase(pool);
    this.transfers = storedTransfers(beside);
    this.subscriptions = new StoredSubscriptions(beside, (sentence) => process.emitWarning(sentence));
    this.strangers = new StoredStrangers(beside);
    this.tableNodes = postgresTableNodes(pool, node);
  }

  append(table: string, row: NewRow): Promise<Appended> {
    if (this.#closed) return Promise.reject(new Error('the journal is closed'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ table, row, body: JSON.stringify(row.body), resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  read(table: string, after = 0, most?: number): Promise<Row[]> {
    return this.#reader.read(table, { after, most });
  }

  lastSeqs(tables: readonly string[]): Promise<Map<string, number>> {
    return readLastSeqs(this.#pool, tables);
  }

  async putPack(digest: string, pack: string): Promise<void> {
    await this.#pool.query('INSERT INTO packs (digest, body) VALUES ($1, $2) ON CONFLICT DO NOTHING', [digest, pack]);
  }

  async getPack(digest: string): Promise<string | undefined> {
    const { rows } = await this.#pool.query<{ body: string }>('SELECT body FROM packs WHERE digest = $1', [digest]);
    return rows[0]?.body;
  }

  async unfinished(beginning = ''): Promise<string[]> {
    const { rows } = await this.#pool.query<{ code: string }>(
      'SELECT code FROM tables WHERE NOT over AND starts_with(code, $1) ORDER BY code',
      [beginning],
    );
    return rows.map(({ code }) => code);
  }

  async latestToFinish(people: readonly string[], butGame: string): Promise<LatestFinish | undefined> {
    const { rows } = await this.#pool.query<{ person: string; at: number }>(
      'SELECT person, at::float8 AS at FROM finishes WHERE person = ANY($1::text[]) AND game <> $2',
      [people, butGame],
    );
    return latestOf(rows);
  }

  async remove(tables: readonly TableHead[]): Promise<string[]> {
    const gone = await removeFromDatabase(this.#pool, tables);
    for (const code of gone) this.#ends.forget(code);
    return gone;
  }

  subscribe(listener: (hint: Hint) => void): () => void {
    return this.#notifications.subscribe(listener);
  }

  broadcast(text: string, to: Audience = 'all'): void {
    this.#notifications.send(text, to);
  }

  narrowHints(audienceOf: (table: string) => Audience): void {
    this.#audienceOf = audienceOf;
  }

  async others(): Promise<string[]> {
    const { rows } = await this.#pool.query<{ name: string }>(
      `SELECT DISTINCT application_name AS name FROM pg_stat_activity
       WHERE datname = current_database() AND starts_with(application_name, $1)`,
      [NODE_APPLICATION_NAME],
    );
    return rows.map(({ name }) => name.slice(NODE_APPLICATION_NAME.length)).filter((node) => node !== this.node);
  }

  async check(): Promise<void> {
    const { rows } = await this.#pool.query<{ only: string }>(
      `SELECT current_setting('transaction_read_only') AS only`,
    );
    if (rows[0]?.only === 'on') throw new Error('the database is read-only');
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#writing;
    await this.#notifications.close();
    await this.#pool.end();
  }

  /** Entries that arrive while a transaction runs form the next batch: one fsync for all of them. */
  async #writeAll(): Promise<void> {
    await new Promise<void>((resolve) => this.#timers.soon(resolve));
    while (this.#waiting.length > 0) await this.#write(this.#nextBatch());
    this.#writing = undefined;
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    try {
      const results = await appendAll(this.#pool, batch, this.#ends);
      batch.forEach(({ table, row }, index) => {
        if (results[index] === 'appended')
          this.#notifications.notifyWritten({ table, seq: row.seq }, this.#audienceOf(table));
      });
      settle(batch, results);
    } catch (error) {
      rejectAll(batch, error);
    }
  }

  /** The waiting entries, but only the first of each table: a table's entries are written one after the other. */
  #nextBatch(): Waiting[] {
    const first = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const waiting of this.#waiting) {
      if (first.has(waiting.table)) later.push(waiting);
      else first.set(waiting.table, waiting);
    }
    this.#waiting = later;
    return [...first.values()];
  }
}
