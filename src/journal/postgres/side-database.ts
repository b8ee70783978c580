import type { Pool, QueryResultRow } from 'pg';
import type { SideDatabase } from '../side-database.ts';

/** The side tables of a database that several nodes share. */
export function postgresSideDatabase(pool: Pool): SideDatabase {
  return {
    run: async (sql, ...values) => (await pool.query(sql, values)).rowCount ?? 0,
    async rows<Row>(sql: string, ...values: unknown[]) {
      return (await pool.query<Row & QueryResultRow>(sql, values)).rows;
    },
    fields: ({ texts, numbers = [] }) =>
      [
        ...Object.entries(texts).map(([name, column]) => `${column} AS "${name}"`),
        // A BIGINT would arrive as text.
        ...numbers.map((name) => `${name}::float8 AS "${name}"`),
      ].join(', '),
    forClaim: 'FOR UPDATE SKIP LOCKED',
  };
}
