import type Database from 'libsql';
import { type ChainEnds, DamagedTableError, legible, missingEntry } from '../chain.ts';
import { DamagedPackError, type Row } from '../journal.ts';
import { nodeHash } from '../node-hash.ts';
import { asBytes, ENTRY_COLUMNS, entryOf, textOf } from './text.ts';

/** The entries of a table after entry `after`, at most `most`; throws if they are damaged. */
export function readEntries(
  database: Database.Database,
  ends: ChainEnds,
  { table, after, most }: { table: string; after: number; most: number | undefined },
): Row[] {
  const rows = database
    .prepare(`SELECT ${ENTRY_COLUMNS}, (SELECT CAST(head AS INTEGER) FROM tables WHERE code = ?1) AS head
      FROM entries WHERE table_code = ?1 AND seq > ?2 ORDER BY seq LIMIT ?3`)
    .all(table, after, most ?? -1) as { seq: number; head: number | null }[];
  const last = rows.at(-1);
  if (last?.head === null) throw new DamagedTableError(table, 1, 'there are entries, but no such table');
  const entries = ends.page(nodeHash, table, { after, most }, rows.map(entryOf));
  if (rows.length === most) return entries;
  if (last !== undefined && last.head !== null && last.seq < last.head) throw missingEntry(table, last.seq + 1);
  return entries;
}

/** The last entry of each of these tables that exists. */
export function readHeads(database: Database.Database, tables: readonly string[]): Map<string, number> {
  const rows = database
    .prepare(
      `SELECT value AS code, CAST(coalesce(
         recent.seq,
         (SELECT max(seq) FROM sorted_entries WHERE table_code = value),
         (SELECT head FROM tables WHERE code = value)) AS INTEGER) AS head
       FROM json_each(?)
       LEFT JOIN (SELECT table_code, max(seq) AS seq FROM recent_entries GROUP BY table_code) AS recent
       ON recent.table_code = value WHERE head IS NOT NULL`,
    )
    .all(JSON.stringify(tables)) as { code: string; head: number }[];
  return new Map(rows.map(({ code, head }) => [code, head]));
}

/** The text of a pack. */
export function readPack(database: Database.Database, digest: string): string | undefined {
  const row = database.prepare(`SELECT ${asBytes('body')} FROM packs WHERE digest = ?`).get(digest);
  if (row === undefined) return undefined;
  const text = textOf((row as { body: ArrayBuffer }).body);
  if (text instanceof Uint8Array) throw new DamagedPackError(digest);
  return text;
}

/** The codes of unfinished tables that begin with this; a damaged code is left out with a warning. */
export function readUnfinished(
  database: Database.Database,
  beginning: string,
  warn: (sentence: string) => void,
): string[] {
  const rows = database
    .prepare(`SELECT ${asBytes('code')} FROM tables WHERE over = 0 AND code >= ? AND code < ? ORDER BY code`)
    .all(beginning, `${beginning}\u{10ffff}`);
  return (rows as { code: ArrayBuffer }[]).flatMap((row) => {
    const code = textOf(row.code);
    if (typeof code === 'string') return [code];
    warn(`The code of a table is damaged (${legible(code)}): that table is stopped, all others go on.`);
    return [];
  });
}
