import type { ClientBase } from 'pg';
import { elementAt } from '../../engine/list.ts';
import { lostTables } from '../table-set.ts';

/**
 * Counts all tables. From then on the triggers maintain the set, also for nodes of earlier releases: tables opened or
 * removed by a node are counted, tables deleted otherwise are missed.
 */
export const COUNT_TABLES = `INSERT INTO table_set (tables, digest)
  SELECT count(*), coalesce(xor_of(code_digest(code)), repeat('0', 256)::bit(256)) FROM tables`;

/** Counts all tables if that was not done before. */
export async function countUncounted(client: ClientBase): Promise<void> {
  const { rows } = await client.query('SELECT 1 FROM table_set');
  if (rows.length > 0) return;
  await client.query('LOCK TABLE tables IN SHARE ROW EXCLUSIVE MODE');
  await client.query(COUNT_TABLES);
}

/** Tables missing as a whole, each a sentence. */
export async function* lostFromDatabase(client: ClientBase): AsyncGenerator<string> {
  const codes = async (sql: string): Promise<string[]> =>
    (await client.query<{ code: string }>(sql)).rows.map(({ code }) => code);
  const found = await client.query<{ has: string | null }>(`SELECT to_regclass('table_set') AS has`);
  if (elementAt(found.rows, 0).has === null) return;
  const { rows } = await client.query<{ tables: number; digest: string }>(
    'SELECT tables::float8 AS tables, digest::text AS digest FROM table_set',
  );
  const [kept] = rows;
  if (kept === undefined) return;
  yield* await lostTables(
    { tables: kept.tables, digest: BigInt(`0b${kept.digest}`) },
    {
      tables: await codes('SELECT code FROM tables'),
      entries: () => codes('SELECT DISTINCT table_code AS code FROM entries'),
    },
  );
}
