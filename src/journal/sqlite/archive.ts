import { join } from 'node:path';
import Database from 'libsql';
import {
  type Archive,
  type ArchiveItem,
  notEmpty,
  type OldTable,
  oldTable,
  storedBody,
  withLosses,
} from '../archive.ts';
import type { StoredText } from '../chain.ts';
import { JournalError } from '../journal.ts';
import type { SideTableRows } from '../side-tables.ts';
import { copyFile } from './copy.ts';
import { closeFile, openFile } from './file.ts';
import { FILE_NAME } from './files.ts';
import { allOfFile, inFileSnapshot, inspectFile } from './inspect.ts';
import { cannotBe, isOfTheWorld, reasonInWords } from './obstacle.ts';
import { realFolder } from './real-folder.ts';
import { removeFromFile } from './remove.ts';
import { sortEntries } from './sort.ts';
import { countTables } from './table-set.ts';
import { asBytes, wholeRows } from './text.ts';

/** How many tables are read at once. */
const PAGE = 500;

/** The file in a folder as an archive. */
export function sqliteArchive(dataDir: string, { alone = false }: { alone?: boolean } = {}): Archive {
  const folder = realFolder(dataDir);
  const database = openFile(folder, { alone });
  return {
    readAll: () => inFileSnapshot(database, () => allOfFile(database)),
    inspect: () => inspectFile(database),
    copyTo: (file) => copyFile(database, file),
    async writeAll(all, sideTables = []) {
      const put = putter(database);
      database.exec('BEGIN IMMEDIATE');
      try {
        if (database.prepare('SELECT 1 FROM tables LIMIT 1').get() !== undefined) throw notEmpty(folder);
        for await (const one of withLosses(all)) put(one);
        countTables(database, { anew: true });
        for (const one of sideTables) putSideTable(database, one);
        database.exec('COMMIT');
      } catch (error) {
        if (database.inTransaction) database.exec('ROLLBACK');
        throw inSentence(folder, error);
      }
    },
    async *untouched(before) {
      yield* untouchedInFile(database, before);
    },
    async remove(tables) {
      return removeFromFile(database, tables);
    },
    async close() {
      closeFile(database);
    },
  };
}

/** The error for a failed import: the disk, or rows no server has written. */
function inSentence(folder: string, cause: unknown): unknown {
  if (!(cause instanceof Database.SqliteError)) return cause;
  if (isOfTheWorld(cause)) return cannotBe('written', join(folder, FILE_NAME), cause);
  return new JournalError('damaged', `The import is damaged (${reasonInWords(cause)}); nothing was imported.`, cause);
}

/** The tables of a file whose last entry is older than a time. */
export function* untouchedInFile(database: Database.Database, before: number): Generator<OldTable> {
  sortEntries(database);
  const page = database.prepare(
    `SELECT ${asBytes('code')}, CAST(last.seq AS INTEGER) AS head, over, CAST(first.body AS BLOB) AS first FROM tables
     JOIN sorted_entries AS last
       ON last.table_code = code AND last.seq = (SELECT max(seq) FROM sorted_entries WHERE table_code = code)
     JOIN sorted_entries AS first ON first.table_code = code AND first.seq = 1
     WHERE code > CAST(? AS TEXT) AND last.at < ? ORDER BY code LIMIT ${PAGE}`,
  );
  for (let after: Uint8Array = new Uint8Array(); ; ) {
    const rows = page.all([after, before]) as { code: ArrayBuffer }[];
    const last = rows.at(-1);
    if (last === undefined) return;
    after = new Uint8Array(last.code);
    const whole = wholeRows<{ code: string; head: number; over: number; first: string }>(rows);
    yield* whole.flatMap(({ first, over, ...table }) => oldTable({ ...table, over: over === 1 }, first));
  }
}

function putSideTable(database: Database.Database, { table, columns, rows }: SideTableRows): void {
  // People who get turn notices subscribed with these keys: imported keys replace fresh ones.
  if (table === 'house_keys' && rows.length > 0) database.exec('DELETE FROM house_keys');
  const places = columns.map(() => '?').join(', ');
  const put = database.prepare(`INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES (${places})`);
  for (const row of rows) put.run(columns.map((column) => row[column]));
}

/** Writes items unchanged: a text with invalid UTF-8 comes as bytes, and is stored as the text it was. */
function putter(database: Database.Database): (one: ArchiveItem) => void {
  const prepare = (sql: string): ((...values: (StoredText | number | null)[]) => void) => {
    const statement = database.prepare(sql);
    return (...values) =>
      void statement.run(values.map((value) => (value instanceof Uint8Array ? Buffer.from(value) : value)));
  };
  const T = 'CAST(? AS TEXT)';
  const pack = prepare(`INSERT INTO packs (digest, body) VALUES (${T}, ${T}) ON CONFLICT DO NOTHING`);
  const finish = prepare(`INSERT INTO finishes (person, game, at) VALUES (${T}, ${T}, ?) ON CONFLICT DO NOTHING`);
  const table = prepare(`INSERT INTO tables (code, over, head) VALUES (${T}, ?, ?)`);
  const entry = prepare(
    `INSERT INTO sorted_entries (table_code, seq, at, key, body, digest) VALUES (${T}, ?, ?, ${T}, ${T}, ${T})`,
  );
  return (one) => {
    switch (one.kind) {
      case 'pack':
        return pack(one.digest, one.body);
      case 'finish':
        return finish(one.person, one.game, one.at);
      case 'table':
        return one.isStray ? undefined : table(one.code, one.over ? 1 : 0, one.head);
      case 'entry':
        return entry(one.table, one.seq, one.at, one.key ?? null, storedBody(one), one.digest ?? '');
    }
  };
}
