import type { Pool } from 'pg';
import { type ChainEnds, entryDigest } from '../chain.ts';
import { type Appended, gap, type NewRow } from '../journal.ts';
import { nodeHash } from '../node-hash.ts';

/** An entry waiting to be written. */
export interface PendingEntry {
  table: string;
  row: Omit<NewRow, 'body'>;
  /** The entry's body at the time of the call. */
  body: string;
}

/**
 * Writes all entries that follow their table's last one in a single statement: one transaction, one round trip. The
 * UPDATE waits for a row of `tables` that another node is changing and checks it again, so of two writers of one entry
 * only one finds the expected `head`; the primary key of `entries` would refuse the other anyway.
 */
const APPEND = `
  WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::bool[])
      AS t (code, seq, at, key, body, digest, over)
  ), opened AS (
    INSERT INTO tables (code, head, over) SELECT code, seq, over FROM asked WHERE seq = 1
    ON CONFLICT DO NOTHING RETURNING code
  ), moved AS (
    UPDATE tables SET head = asked.seq, over = tables.over OR asked.over FROM asked
    WHERE asked.seq > 1 AND tables.code = asked.code AND tables.head = asked.seq - 1 RETURNING tables.code
  ), written AS (
    INSERT INTO entries (table_code, seq, at, key, body, digest)
    SELECT code, seq, at, key, body, digest FROM asked JOIN (SELECT code FROM opened UNION ALL SELECT code FROM moved) t USING (code)
    RETURNING table_code
  )`;

const FINISH = `, finished AS (
    INSERT INTO finishes (person, game, at)
    SELECT person, game, max(at)
    FROM unnest($8::text[], $9::text[], $10::text[], $11::bigint[]) AS f (table_code, person, game, at)
    JOIN written USING (table_code) GROUP BY person, game
    ON CONFLICT (person, game) DO UPDATE SET at = greatest(finishes.at, excluded.at)
  )`;

const SELECT = ' SELECT table_code FROM written';

/** SQLSTATEs worth a retry: deadlock, serialization failure, unique violation. */
const RETRYABLE = ['40P01', '40001', '23505'];
const ATTEMPTS = 4;

/** Writes at most one entry of each table. Rejects if it cannot be known whether they were written. */
export async function appendAll(
  pool: Pool,
  batch: readonly PendingEntry[],
  ends: ChainEnds,
): Promise<(Appended | Error)[]> {
  const digests = await digestsOf(pool, batch, ends);
  const written = new Set(await write(pool, inOrder(batch), digests));
  for (const { table, row } of batch) if (written.has(table)) ends.note(table, row.seq, digests.get(table));
  const late = batch.filter(({ table }) => !written.has(table));
  const lastSeqs = late.length === 0 ? new Map<string, number>() : await lastSeqsOf(pool, late);
  return batch.map(({ table, row }) => {
    if (written.has(table)) return 'appended';
    const lastSeq = lastSeqs.get(table) ?? 0;
    return lastSeq >= row.seq ? 'taken' : gap(table, row.seq, lastSeq);
  });
}

/** All nodes lock tables in the same order, so that deadlocks are rare. */
function inOrder(batch: readonly PendingEntry[]): PendingEntry[] {
  return batch.toSorted((a, b) => (a.table < b.table ? -1 : 1));
}

/** The digest of each table's last entry. The writer has usually read it before, so a query is rare. */
async function digestsOf(
  pool: Pool,
  batch: readonly PendingEntry[],
  ends: ChainEnds,
): Promise<ReadonlyMap<string, string>> {
  const unknown = batch.filter(({ table, row }) => ends.at(table, row.seq - 1) === undefined);
  const found = unknown.length === 0 ? new Map<string, string>() : await readDigests(pool, unknown);
  return new Map(
    batch.map(({ table, row: { seq, at, key }, body }) => {
      const before = ends.at(table, seq - 1) ?? found.get(table) ?? '';
      return [table, entryDigest(nodeHash, table, { before, seq, at, key, body })];
    }),
  );
}

async function readDigests(pool: Pool, batch: readonly PendingEntry[]): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ code: string; digest: string | null }>({
    name: 'digests',
    text: `SELECT code, digest FROM unnest($1::text[], $2::int[]) AS q (code, seq)
           JOIN entries ON table_code = code AND entries.seq = q.seq`,
    values: [batch.map(({ table }) => table), batch.map(({ row }) => row.seq - 1)],
  });
  return new Map(rows.map(({ code, digest }) => [code, digest ?? '']));
}

async function write(
  pool: Pool,
  batch: readonly PendingEntry[],
  digests: ReadonlyMap<string, string>,
): Promise<string[]> {
  const values: unknown[] = [
    batch.map(({ table }) => table),
    batch.map(({ row }) => row.seq),
    batch.map(({ row }) => row.at),
    batch.map(({ row }) => row.key),
    batch.map(({ body }) => body),
    batch.map(({ table }) => digests.get(table)),
    batch.map(({ row }) => row.over !== undefined),
  ];
  const finishes = batch.flatMap(({ table, row: { at, over } }) =>
    (over?.people ?? []).map((person) => ({ table, person, game: over?.game, at })),
  );
  if (finishes.length > 0) {
    values.push(
      finishes.map(({ table }) => table),
      finishes.map(({ person }) => person),
      finishes.map(({ game }) => game),
      finishes.map(({ at }) => at),
    );
  }
  const text = finishes.length > 0 ? APPEND + FINISH + SELECT : APPEND + SELECT;
  const name = finishes.length > 0 ? 'append-and-finish' : 'append';
  for (let attempt = 1; ; attempt++) {
    try {
      const { rows } = await pool.query<{ table_code: string }>({ name, text, values });
      return rows.map(({ table_code }) => table_code);
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRYABLE.includes((error as { code?: string }).code ?? '')) throw error;
    }
  }
}

async function lastSeqsOf(pool: Pool, batch: readonly PendingEntry[]): Promise<Map<string, number>> {
  return readLastSeqs(
    pool,
    batch.map(({ table }) => table),
  );
}

/** The number of each table's last entry. */
export async function readLastSeqs(pool: Pool, tables: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ code: string; head: number }>({
    name: 'heads',
    text: 'SELECT code, head FROM tables WHERE code = ANY($1::text[])',
    values: [tables],
  });
  return new Map(rows.map(({ code, head }) => [code, head]));
}
