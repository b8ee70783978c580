import type Database from 'libsql';

/** Moves recent entries to the other entries of their tables. */
export function sortEntries(database: Database.Database): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    database.exec(`INSERT INTO sorted_entries (table_code, seq, at, key, body, digest)
      SELECT table_code, seq, at, key, body, digest FROM recent_entries ORDER BY table_code, seq`);
    database.exec('DELETE FROM recent_entries');
    database.exec('COMMIT');
  } catch (cause) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw cause;
  }
}
