import type Database from 'libsql';
import type { SideDatabase } from '../side-database.ts';
import { wholeRows } from './text.ts';

/** The side tables of a SQLite file. */
export function sqliteSideDatabase(database: Database.Database): SideDatabase {
  const prepare = (sql: string) => database.prepare(sql.replace(/::\w+/g, '').replace(/\$(\d)/g, '?$1'));
  return {
    run: async (sql, ...values) => prepare(sql).run(...values).changes,
    async rows<Row>(sql: string, ...values: unknown[]) {
      return wholeRows<Row>(prepare(sql).all(...values));
    },
    fields: ({ texts, numbers = [] }) =>
      [...Object.entries(texts).map(([name, column]) => `CAST(${column} AS BLOB) AS "${name}"`), ...numbers].join(', '),
    forClaim: '',
  };
}
