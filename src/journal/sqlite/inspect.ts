import type Database from 'libsql';
import { type ArchiveItem, itemsOf, type StoredTable, type StoreInspection } from '../archive.ts';
import type { StoredEntry } from '../chain.ts';

/** How many tables are looked up at once. */
const PAGE = 500;
/** No more faults than this are told of one file. */
const MAX_FAULTS = 20;

/** Looks at everything in a file. */
export function inspectFile(database: Database.Database): StoreInspection {
  return {
    async faults() {
      const found = database.prepare(`PRAGMA integrity_check(${MAX_FAULTS})`).raw(true).all() as [string][];
      const strays = database
        .prepare(
          `SELECT DISTINCT table_code FROM entries WHERE table_code NOT IN (SELECT code FROM tables) LIMIT ${MAX_FAULTS}`,
        )
        .raw(true)
        .all() as [string][];
      return [
        ...found.map(([fault]) => fault).filter((fault) => fault !== 'ok'),
        ...strays.map(([code]) => `there are entries of ${code}, but no such table`),
      ];
    },
    async count() {
      return (database.prepare('SELECT count(*) FROM tables').raw(true).get() as [number])[0];
    },
    tables: () => inFileSnapshot(database, () => tablesInFile(database)),
    async packs() {
      return database.prepare('SELECT digest, body FROM packs ORDER BY digest').all() as {
        digest: string;
        body: string;
      }[];
    },
  };
}

/** Reads in one snapshot, whatever others write meanwhile. */
export async function* inFileSnapshot<Item>(
  database: Database.Database,
  read: () => Iterable<Item>,
): AsyncGenerator<Item> {
  database.exec('BEGIN');
  try {
    yield* read();
  } finally {
    database.exec('ROLLBACK');
  }
}

/** All tables with their entries. */
export function* tablesInFile(database: Database.Database): Generator<StoredTable> {
  const tables = database.prepare(`SELECT code, over FROM tables WHERE code > ? ORDER BY code LIMIT ${PAGE}`);
  const entriesOf = database.prepare(
    'SELECT seq, at, key, body, digest FROM entries WHERE table_code = ? ORDER BY seq',
  );
  for (let last = ''; ; ) {
    const page = tables.all(last) as { code: string; over: number }[];
    if (page.length === 0) return;
    for (const { code, over } of page) {
      last = code;
      const entries = entriesOf.all(code) as StoredEntry[];
      yield { code, head: entries.at(-1)?.seq ?? 0, over: over === 1, entries };
    }
  }
}

/** All of a file, as items of an archive. */
export function* allOfFile(database: Database.Database): Generator<ArchiveItem> {
  const packs = database.prepare('SELECT digest, body FROM packs ORDER BY digest').all();
  for (const { digest, body } of packs as { digest: string; body: string }[]) yield { kind: 'pack', digest, body };
  const finishes = database.prepare('SELECT person, game, at FROM finishes ORDER BY person, game').all();
  for (const { person, game, at } of finishes as { person: string; game: string; at: number }[]) {
    yield { kind: 'finish', person, game, at };
  }
  for (const table of tablesInFile(database)) yield* itemsOf(table);
}
