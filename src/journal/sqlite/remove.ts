import type Database from 'libsql';
import type { TableHead } from '../journal.ts';
import { setKeeper } from './table-set.ts';

/** Deletes tables from a file, each only if nothing was written since its head was read. */
export function removeFromFile(database: Database.Database, tables: readonly TableHead[]): string[] {
  const take = database.prepare(
    'DELETE FROM tables WHERE code = ?1 AND (SELECT max(seq) FROM entries WHERE table_code = ?1) = ?2',
  );
  const empty = ['sorted_entries', 'recent_entries', 'subscriptions', 'open_tables', 'visits'].map((name) =>
    database.prepare(`DELETE FROM ${name} WHERE table_code = ?`),
  );
  database.exec('BEGIN IMMEDIATE');
  try {
    const gone = tables.filter(({ code, head }) => take.run(code, head).changes === 1).map(({ code }) => code);
    setKeeper(database).removed(gone);
    for (const code of gone) for (const statement of empty) statement.run(code);
    database.exec('COMMIT');
    return gone;
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
