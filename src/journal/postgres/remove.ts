import type { Pool } from 'pg';
import type { TableHead } from '../journal.ts';

/** Deletes tables from a database, each only if nothing was written since its head was read. */
export async function removeFromDatabase(pool: Pool, tables: readonly TableHead[]): Promise<string[]> {
  // DELETE waits for a row that a node is changing and checks it again: by then its head differs.
  const { rows } = await pool.query<{ code: string }>(
    `WITH gone AS (
       DELETE FROM tables USING unnest($1::text[], $2::int[]) AS old (code, head)
       WHERE tables.code = old.code AND tables.head = old.head RETURNING tables.code
     ), emptied AS (
       DELETE FROM entries USING gone WHERE table_code = gone.code
     ), unsubscribed AS (
       DELETE FROM subscriptions USING gone WHERE table_code = gone.code
     ), unlisted AS (
       DELETE FROM open_tables USING gone WHERE table_code = gone.code
     ), unvisited AS (
       DELETE FROM visits USING gone WHERE table_code = gone.code
     )
     SELECT code FROM gone`,
    [tables.map(({ code }) => code), tables.map(({ head }) => head)],
  );
  return rows.map(({ code }) => code);
}
