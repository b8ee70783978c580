import type Database from 'libsql';
import type { StoredText } from '../chain.ts';
import { lostTables, tableSet } from '../table-set.ts';
import { textOf } from './text.ts';

/** The first file version that stores which tables should exist. */
export const FIRST_WITH_SET = 10;

const KEPT = 'SELECT CAST(tables AS INTEGER), CAST(digest AS BLOB) FROM table_set';

/** Maintains the set of tables, inside the transactions that open and remove them. */
export function setKeeper(
  database: Database.Database,
): Record<'opened' | 'removed', (codes: readonly string[]) => void> {
  const kept = database.prepare(KEPT).raw(true);
  const keep = database.prepare('UPDATE table_set SET tables = ?, digest = ?');
  const change = (codes: readonly string[], sign: 1 | -1): void => {
    const [before] = readSet(kept);
    if (codes.length === 0 || before === undefined) return;
    const { tables, digest } = tableSet(codes);
    keep.run(before.tables + sign * tables, (before.digest ^ digest).toString(16));
  };
  return { opened: (codes) => change(codes, 1), removed: (codes) => change(codes, -1) };
}

/** Counts all tables if that was not done before, or `anew`. */
export function countTables(database: Database.Database, { anew }: { anew: boolean } = { anew: false }): void {
  if (anew) database.exec('DELETE FROM table_set');
  if (database.prepare('SELECT 1 FROM table_set').get() !== undefined) return;
  const { tables, digest } = tableSet(codesIn(database, 'SELECT CAST(code AS BLOB) FROM tables'));
  database.prepare('INSERT INTO table_set (tables, digest) VALUES (?, ?)').run(tables, digest.toString(16));
}

/** Tables missing as a whole, each a sentence. */
export async function lostFromFile(database: Database.Database): Promise<string[]> {
  database.exec('BEGIN');
  try {
    const [kept] = readSet(database.prepare(KEPT).raw(true));
    if (kept === undefined) return [];
    return await lostTables(kept, {
      tables: codesIn(database, 'SELECT CAST(code AS BLOB) FROM tables'),
      entries: () => codesIn(database, 'SELECT DISTINCT CAST(table_code AS BLOB) FROM entries'),
    });
  } finally {
    database.exec('ROLLBACK');
  }
}

/** Undefined if the tables were never counted, or the stored set is damaged itself. */
function readSet(statement: Database.Statement): { tables: number; digest: bigint }[] {
  const row = statement.get() as [number, ArrayBuffer] | undefined;
  const digest = row && textOf(row[1]);
  if (row === undefined || typeof digest !== 'string' || !/^[0-9a-f]{1,64}$/.test(digest)) return [];
  return [{ tables: row[0], digest: BigInt(`0x${digest}`) }];
}

function codesIn(database: Database.Database, sql: string): StoredText[] {
  return (database.prepare(sql).raw(true).all() as [ArrayBuffer][]).map(([code]) => textOf(code));
}
