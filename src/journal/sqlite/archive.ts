import type Database from 'libsql';
import { type Archive, type ArchiveItem, notEmpty, type OldTable } from '../archive.ts';
import { copyFile } from './copy.ts';
import { closeFile, openFile } from './file.ts';
import { allOfFile, inFileSnapshot, inspectFile } from './inspect.ts';
import { removeFromFile } from './remove.ts';
import { sortEntries } from './sort.ts';

/** How many tables are looked up at once. */
const PAGE = 500;

/** The file in a folder as an archive. */
export function sqliteArchive(folder: string): Archive {
  const database = openFile(folder);
  return {
    readAll: () => inFileSnapshot(database, () => allOfFile(database)),
    inspect: () => inspectFile(database),
    copyTo: (file) => copyFile(database, file),
    async writeAll(all) {
      const put = putter(database);
      database.exec('BEGIN IMMEDIATE');
      try {
        if (database.prepare('SELECT 1 FROM tables LIMIT 1').get() !== undefined) throw notEmpty(folder);
        for await (const one of all) put(one);
        database.exec('COMMIT');
      } catch (cause) {
        if (database.inTransaction) database.exec('ROLLBACK');
        throw cause;
      }
    },
    async *untouched(before) {
      yield* untouched(database, before);
    },
    async remove(tables) {
      return removeFromFile(database, tables);
    },
    async close() {
      closeFile(database);
    },
  };
}

function* untouched(database: Database.Database, before: number): Generator<OldTable> {
  sortEntries(database);
  const page = database.prepare(
    `SELECT code, last.seq AS head, over, first.body AS first FROM tables
     JOIN sorted_entries AS last
       ON last.table_code = code AND last.seq = (SELECT max(seq) FROM sorted_entries WHERE table_code = code)
     JOIN sorted_entries AS first ON first.table_code = code AND first.seq = 1
     WHERE code > ? AND last.at < ? ORDER BY code LIMIT ${PAGE}`,
  );
  for (let after = ''; ; ) {
    const rows = page.all(after, before) as { code: string; head: number; over: number; first: string }[];
    if (rows.length === 0) return;
    for (const { code, head, over, first } of rows) {
      after = code;
      yield { code, head, over: over === 1, first: JSON.parse(first) };
    }
  }
}

function putter(database: Database.Database): (one: ArchiveItem) => void {
  const pack = database.prepare('INSERT INTO packs (digest, body) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const finish = database.prepare('INSERT INTO finishes (person, game, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const table = database.prepare('INSERT INTO tables (code, over) VALUES (?, ?)');
  const entry = database.prepare(
    'INSERT INTO sorted_entries (table_code, seq, at, key, body, digest) VALUES (?, ?, ?, ?, ?, ?)',
  );
  return (one) => {
    switch (one.kind) {
      case 'pack':
        return void pack.run(one.digest, one.body);
      case 'finish':
        return void finish.run(one.person, one.game, one.at);
      case 'table':
        return void table.run(one.code, one.over ? 1 : 0);
      case 'entry':
        return void entry.run(
          one.table,
          one.seq,
          one.at,
          one.key ?? null,
          JSON.stringify(one.body),
          one.digest ?? null,
        );
    }
  };
}
