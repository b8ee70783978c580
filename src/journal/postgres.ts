import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import {
  type Appended,
  type Hint,
  type LatestFinish,
  latestOf,
  type NewRow,
  type Row,
  type SharedJournal,
} from './journal.ts';
import type { Parcels } from './parcels.ts';
import { appendAll, readHeads, type Wanted } from './postgres-append.ts';
import { PostgresLine } from './postgres-line.ts';
import { postgresParcels } from './postgres-parcels.ts';
import { NODE_LINE, openPool, type PostgresWait } from './postgres-pool.ts';
import { PostgresReader } from './postgres-read.ts';

interface Waiting extends Wanted {
  resolve(appended: Appended): void;
  reject(cause: unknown): void;
}

/** The journal of a house with several nodes: a PostgreSQL database that all of them share. */
export async function postgresJournal(url: string, wait?: PostgresWait): Promise<SharedJournal> {
  const node = randomBytes(6).toString('hex');
  return new PostgresJournal(node, await openPool(url, wait, node), new PostgresLine(url, node));
}

class PostgresJournal implements SharedJournal {
  readonly parcels: Parcels;
  readonly losesHints = true;
  private readonly node: string;
  private readonly pool: Pool;
  private readonly line: PostgresLine;
  private readonly reader: PostgresReader;
  private waiting: Waiting[] = [];
  private writing: Promise<void> | undefined;
  private closed = false;

  constructor(node: string, pool: Pool, line: PostgresLine) {
    this.node = node;
    this.pool = pool;
    this.line = line;
    this.reader = new PostgresReader(pool);
    this.parcels = postgresParcels(pool);
  }

  append(table: string, row: NewRow): Promise<Appended> {
    if (this.closed) return Promise.reject(new Error('the journal is closed'));
    return new Promise((resolve, reject) => {
      this.waiting.push({ table, row, body: JSON.stringify(row.body), resolve, reject });
      this.writing ??= this.writeAll();
    });
  }

  read(table: string, after = 0): Promise<Row[]> {
    return this.reader.read(table, after);
  }

  heads(tables: readonly string[]): Promise<Map<string, number>> {
    return readHeads(this.pool, tables);
  }

  async putPack(digest: string, pack: string): Promise<void> {
    await this.pool.query('INSERT INTO packs (digest, body) VALUES ($1, $2) ON CONFLICT DO NOTHING', [digest, pack]);
  }

  async getPack(digest: string): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ body: string }>('SELECT body FROM packs WHERE digest = $1', [digest]);
    return rows[0]?.body;
  }

  async unfinished(): Promise<string[]> {
    const { rows } = await this.pool.query<{ code: string }>('SELECT code FROM tables WHERE NOT over ORDER BY code');
    return rows.map(({ code }) => code);
  }

  async latestToFinish(people: readonly string[], butGame: string): Promise<LatestFinish | undefined> {
    const { rows } = await this.pool.query<{ person: string; at: number }>(
      'SELECT person, at::float8 AS at FROM finishes WHERE person = ANY($1::text[]) AND game <> $2',
      [people, butGame],
    );
    return latestOf(rows);
  }

  follow(listener: (hint: Hint) => void): () => void {
    return this.line.listen(listener);
  }

  whisper(text: string): void {
    this.line.whisper(text);
  }

  async others(): Promise<string[]> {
    const { rows } = await this.pool.query<{ name: string }>(
      `SELECT DISTINCT application_name AS name FROM pg_stat_activity
       WHERE datname = current_database() AND starts_with(application_name, $1)`,
      [NODE_LINE],
    );
    return rows.map(({ name }) => name.slice(NODE_LINE.length)).filter((node) => node !== this.node);
  }

  async check(): Promise<void> {
    const { rows } = await this.pool.query<{ only: string }>(`SELECT current_setting('transaction_read_only') AS only`);
    if (rows[0]?.only === 'on') throw new Error('the database can only be read');
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await this.writing;
    await this.line.close();
    await this.pool.end();
  }

  /** While one transaction is under way, all that comes gathers for the next: one wait for the disk for all of it. */
  private async writeAll(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) await this.write(this.nextBatch());
    this.writing = undefined;
  }

  private async write(batch: readonly Waiting[]): Promise<void> {
    try {
      const results = await appendAll(this.pool, batch);
      const written = batch.filter((_, index) => results[index] === 'appended');
      this.line.tellWritten(written.map(({ table, row }) => ({ table, seq: row.seq })));
      batch.forEach((waiting, index) => {
        const result = results[index];
        if (result instanceof Error) waiting.reject(result);
        else waiting.resolve(result);
      });
    } catch (cause) {
      for (const waiting of batch) waiting.reject(cause);
    }
  }

  /** What waits, but of each table only its first: a table's entries go one after the other. */
  private nextBatch(): Waiting[] {
    const first = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const waiting of this.waiting) {
      if (first.has(waiting.table)) later.push(waiting);
      else first.set(waiting.table, waiting);
    }
    this.waiting = later;
    return [...first.values()];
  }
}
