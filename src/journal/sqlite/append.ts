import type Database from 'libsql';
import { type ChainEnds, entryDigest, legible } from '../chain.ts';
import { type Appended, gap, type NewRow } from '../journal.ts';
import { nodeHash } from '../node-hash.ts';
import { dataVersion } from './data-version.ts';
import { setKeeper } from './table-set.ts';
import { asBytes, textOf } from './text.ts';

/** More tables than a process plays at once. */
const MAX_HEADS = 20_000;

/** A table's last entry. */
interface Head {
  seq: number;
  digest: string;
}

/** Writes entries inside transactions of a file. */
export interface Appender {
  /** A transaction has begun: checks whether others have written since the last one. */
  begin(): void;
  /** Writes one entry; rejects one that does not follow the table's last. */
  append(table: string, row: NewRow): Appended | Error;
  /** Drops what is cached of a table. */
  forget(table: string): void;
}

/**
 * Entries are written in the order they arrive, so that those of many tables share a page, and are sorted by table
 * later (`sort`). Each table's last entry is cached as long as no other process has written.
 */
export function appender(database: Database.Database, ends: ChainEnds): Appender {
  const lastEntry = database.prepare(
    `SELECT CAST(seq AS INTEGER) AS seq, ${asBytes('digest')} FROM entries WHERE table_code = ? ORDER BY seq DESC LIMIT 1`,
  );
  const insert = database.prepare(
    'INSERT INTO recent_entries (table_code, seq, at, key, body, digest) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const open = database.prepare('INSERT INTO tables (code, over) VALUES (?, 0) ON CONFLICT DO NOTHING');
  const set = setKeeper(database);
  const end = database.prepare('UPDATE tables SET over = 1 WHERE code = ?');
  const finish = database.prepare(
    `INSERT INTO finishes (person, game, at) VALUES (?, ?, ?)
     ON CONFLICT (person, game) DO UPDATE SET at = max(at, excluded.at)`,
  );
  const versionOf = dataVersion(database);
  const heads = new Map<string, Head>();
  let version = versionOf();

  function storedHead(table: string): Head {
    const stored = lastEntry.get(table) as { seq: number; digest: ArrayBuffer | null } | undefined;
    if (stored === undefined) return { seq: 0, digest: '' };
    const { seq, digest } = stored;
    return { seq, digest: ends.at(table, seq) ?? (digest === null ? '' : legible(textOf(digest))) };
  }

  return {
    begin() {
      const now = versionOf();
      if (now !== version || heads.size > MAX_HEADS) heads.clear();
      version = now;
    },
    append(table, { seq, at, key, body: data, over }) {
      const head = heads.get(table) ?? storedHead(table);
      if (seq !== head.seq + 1) return seq <= head.seq ? 'taken' : gap(table, seq, head.seq);
      const body = JSON.stringify(data);
      const digest = entryDigest(nodeHash, table, { before: head.digest, seq, at, key, body });
      insert.run([table, seq, at, key ?? null, body, digest]);
      heads.set(table, { seq, digest });
      ends.note(table, seq, digest);
      if (seq === 1 && open.run(table).changes === 1) set.opened([table]);
      if (over !== undefined) end.run(table);
      for (const person of over?.people ?? []) finish.run(person, over?.game, at);
      return 'appended';
    },
    forget(table) {
      heads.delete(table);
      ends.forget(table);
    },
  };
}
