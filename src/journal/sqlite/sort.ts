import type Database from 'libsql';

/** Moves recent entries to the other entries of their tables, and notes the last of each: should it be lost, that is noticed. */
export function sortEntries(database: Database.Database): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    database.exec(`INSERT INTO sorted_entries (table_code, seq, at, key, body, digest)
      SELECT table_code, seq, at, key, body, digest FROM recent_entries ORDER BY table_code, seq`);
    database.exec(`UPDATE tables SET head = recent.head
      FROM (SELECT table_code, max(seq) AS head FROM recent_entries GROUP BY table_code) AS recent
      WHERE code = recent.table_code`);
    database.exec('DELETE FROM recent_entries');
    database.exec('COMMIT');
  } catch (cause) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw cause;
  }
}
