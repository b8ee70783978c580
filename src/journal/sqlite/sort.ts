import type Database from 'libsql';
import { NEXT_MARK } from './file-guard.ts';

const MOVE = `INSERT OR IGNORE INTO sorted_entries (table_code, seq, at, key, body, digest)
  SELECT table_code, seq, at, key, body, digest FROM recent_entries ORDER BY table_code, seq`;
const NOTE_HEADS = `UPDATE tables SET head = max(tables.head, recent.head)
  FROM (SELECT table_code, max(seq) AS head FROM recent_entries GROUP BY table_code) AS recent
  WHERE code = recent.table_code`;
const DELETE_MOVED = `DELETE FROM recent_entries WHERE EXISTS (
  SELECT 1 FROM sorted_entries AS sorted WHERE sorted.table_code = recent_entries.table_code
  AND sorted.seq = recent_entries.seq AND sorted.digest = recent_entries.digest)`;

/**
 * Moves recent entries to their tables' other entries, and stores each table's last one, so that its loss is detected.
 * An entry with a damaged, duplicate number stays where it is: its table is stopped when it is read, and all others are
 * sorted.
 */
export function sortEntries(database: Database.Database): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    const [recent] = database.prepare('SELECT count(*) FROM recent_entries').raw(true).get() as [number];
    const moved = database.prepare(MOVE).run().changes;
    database.exec(NOTE_HEADS);
    database.exec(NEXT_MARK);
    database.exec(moved === recent ? 'DELETE FROM recent_entries' : DELETE_MOVED);
    database.exec('COMMIT');
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
