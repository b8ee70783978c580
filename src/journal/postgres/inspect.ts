import type { Pool, PoolClient } from 'pg';
import { elementAt } from '../../engine/list.ts';
import type { StoredTable, StoreInspection } from '../archive.ts';
import type { StoredEntry } from '../chain.ts';
import { lostFromDatabase } from './table-set.ts';

/** How many tables are read at once. */
const PAGE = 500;
/** Maximum number of faults reported for one database. */
const MAX_FAULTS = 20;

/** Inspects everything in a database. */
export function inspectDatabase(pool: Pool): StoreInspection {
  return {
    async faults() {
      const { rows } = await pool.query<{ code: string }>(
        `SELECT DISTINCT table_code AS code FROM entries
         WHERE NOT EXISTS (SELECT FROM tables WHERE code = table_code) LIMIT ${MAX_FAULTS}`,
      );
      return rows.map(({ code }) => `there are entries of ${code}, but no such table`);
    },
    async lost() {
      const lost: string[] = [];
      for await (const sentence of inDatabaseSnapshot(pool, lostFromDatabase)) lost.push(sentence);
      return lost;
    },
    async count() {
      const { rows } = await pool.query<{ tables: number }>('SELECT count(*)::int AS tables FROM tables');
      return elementAt(rows, 0).tables;
    },
    tables: () => inDatabaseSnapshot(pool, tablesInDatabase),
    async packs() {
      const { rows } = await pool.query<{ digest: string; body: string }>(
        'SELECT digest, body FROM packs ORDER BY digest',
      );
      return rows;
    },
  };
}

/** Reads in one snapshot, independent of concurrent writes. */
export async function* inDatabaseSnapshot<Item>(
  pool: Pool,
  read: (client: PoolClient) => AsyncIterable<Item>,
): AsyncGenerator<Item> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    yield* read(client);
  } finally {
    client.release(true);
  }
}

/** All entries without a table. */
export async function* straysInDatabase(client: PoolClient): AsyncGenerator<StoredTable> {
  const { rows } = await client.query<{ code: string }>(
    `SELECT DISTINCT table_code AS code FROM entries
     WHERE NOT EXISTS (SELECT FROM tables WHERE code = table_code) ORDER BY code`,
  );
  const entriesOf = await entriesReader(client);
  for (const { code } of rows) {
    const entries = await entriesOf(code);
    yield { code, head: entries.at(-1)?.seq ?? 0, over: false, isStray: true, entries };
  }
}

/** Reads a table's entries, also from a database of an earlier version, which has no digests. */
async function entriesReader(client: PoolClient): Promise<(code: string) => Promise<StoredEntry[]>> {
  const found = await client.query<{ set: string | null }>(
    `SELECT to_regclass('table_set') AS set FROM pg_attribute
     WHERE attrelid = 'entries'::regclass AND attname = 'digest' AND NOT attisdropped`,
  );
  const [column] = found.rows;
  // Earlier versions had NULL, or no such column, for what later ones write as empty.
  const digest =
    column === undefined ? `'' AS digest` : column.set === null ? `coalesce(digest, '') AS digest` : 'digest';
  const text = `SELECT seq, at::float8 AS at, key, body, ${digest} FROM entries WHERE table_code = $1 ORDER BY seq`;
  return async (code) => (await client.query<StoredEntry>(text, [code])).rows;
}

/** All tables with their entries. */
export async function* tablesInDatabase(client: PoolClient): AsyncGenerator<StoredTable> {
  const entriesOf = await entriesReader(client);
  for (let last = ''; ; ) {
    const page = await client.query<{ code: string; head: number; over: boolean }>(
      `SELECT code, head, over FROM tables WHERE code > $1 ORDER BY code LIMIT ${PAGE}`,
      [last],
    );
    if (page.rows.length === 0) return;
    for (const table of page.rows) {
      last = table.code;
      yield { ...table, entries: await entriesOf(table.code) };
    }
  }
}
