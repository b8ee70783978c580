import type { Pool } from 'pg';
import type { TableAtNode, TableNodes } from '../table-nodes.ts';
import { NODE_APPLICATION_NAME } from './pool.ts';

/** Which nodes have which tables in memory, in the shared database. */
export function postgresTableNodes(pool: Pool, node: string): TableNodes {
  return {
    async enter(tables) {
      if (tables.length === 0) return [];
      await pool.query({
        name: 'enter-tables',
        text: 'INSERT INTO table_nodes (code, node) SELECT unnest($1::text[]), $2 ON CONFLICT DO NOTHING',
        values: [tables, node],
      });
      // Only once the rows are committed: of two nodes that enter a table at the same time, at least one sees the
      // other.
      const { rows } = await pool.query<TableAtNode>({
        name: 'other-nodes',
        text: 'SELECT code AS "table", node FROM table_nodes WHERE code = ANY($1::text[]) AND node <> $2',
        values: [tables, node],
      });
      return rows;
    },
    async leave(tables) {
      await pool.query({
        name: 'leave-tables',
        text: 'DELETE FROM table_nodes WHERE code = ANY($1::text[]) AND node = $2',
        values: [tables, node],
      });
    },
    async of(table) {
      const { rows } = await pool.query<{ node: string }>({
        name: 'nodes-of-table',
        text: 'SELECT node FROM table_nodes WHERE code = $1 ORDER BY place',
        values: [table],
      });
      return rows.map((row) => row.node);
    },
    async clean() {
      await pool.query(
        `DELETE FROM table_nodes WHERE node <> ALL (
           SELECT substr(application_name, length($1) + 1) FROM pg_stat_activity
           WHERE datname = current_database() AND starts_with(application_name, $1))`,
        [NODE_APPLICATION_NAME],
      );
    },
  };
}
