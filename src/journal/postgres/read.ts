import type { Pool } from 'pg';
import { elementAt } from '../../engine/list.ts';
import type { Timers } from '../../engine/timers.ts';
import type { ChainEnds, StoredEntry } from '../chain.ts';
import type { Row } from '../journal.ts';
import { nodeHash } from '../node-hash.ts';

interface StoredRow extends StoredEntry {
  /** Which of the batch's reads it belongs to, from 1 on. */
  question: number;
}

interface PendingRead {
  table: string;
  after: number;
  most: number | undefined;
  resolve(rows: Row[]): void;
  reject(cause: unknown): void;
}

/** More reads in one query would delay the first ones. */
const MAX_BATCH = 64;

/** LATERAL forces one index lookup per table, whatever the planner estimates. */
const READ = `
  SELECT q.question::int, e.seq, e.at::float8 AS at, e.key, e.body, e.digest
  FROM unnest($1::text[], $2::int[], $3::int[]) WITH ORDINALITY AS q (code, after, most, question), LATERAL (
    SELECT seq, at, key, body, digest FROM entries WHERE table_code = q.code AND seq > q.after ORDER BY seq LIMIT q.most
  ) e ORDER BY q.question, e.seq`;

/** Reads entries; all reads of one event loop turn, for example after another node's batch, are one query. */
export class PostgresReader {
  readonly #pool: Pool;
  readonly #ends: ChainEnds;
  readonly #timers: Timers;
  #pending: PendingRead[] = [];

  constructor(pool: Pool, ends: ChainEnds, timers: Timers) {
    this.#pool = pool;
    this.#ends = ends;
    this.#timers = timers;
  }

  read(table: string, { after, most }: Pick<PendingRead, 'after' | 'most'>): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      if (this.#pending.push({ table, after, most, resolve, reject }) === 1) this.#timers.soon(() => this.#flush());
    });
  }

  #flush(): void {
    const pending = this.#pending;
    this.#pending = [];
    for (let first = 0; first < pending.length; first += MAX_BATCH) {
      void this.#readBatch(pending.slice(first, first + MAX_BATCH));
    }
  }

  async #readBatch(reads: readonly PendingRead[]): Promise<void> {
    try {
      // LIMIT NULL means no limit.
      const values = [
        reads.map(({ table }) => table),
        reads.map(({ after }) => after),
        reads.map(({ most }) => most ?? null),
      ];
      const { rows } = await this.#pool.query<StoredRow>({ name: 'read', text: READ, values });
      const answers: StoredEntry[][] = reads.map(() => []);
      for (const { question, ...entry } of rows) elementAt(answers, question - 1).push(entry);
      for (const [index, read] of reads.entries()) this.#answer(read, elementAt(answers, index));
    } catch (error) {
      for (const { reject } of reads) reject(error);
    }
  }

  /** A damaged table fails alone. */
  #answer({ table, after, most, resolve, reject }: PendingRead, entries: readonly StoredEntry[]): void {
    try {
      resolve(this.#ends.page(nodeHash, table, { after, most }, entries));
    } catch (error) {
      reject(error);
    }
  }
}
