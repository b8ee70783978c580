import type Database from 'libsql';
import {
  type ArchiveItem,
  itemsOf,
  packItem,
  type StoredPack,
  type StoredTable,
  type StoreInspection,
} from '../archive.ts';
import { legible, type StoredText } from '../chain.ts';
import { FIRST_WITH_SET, lostFromFile } from './table-set.ts';
import { asBytes, ENTRY_COLUMNS, entryOf, textOf } from './text.ts';

/** Maximum number of faults reported for one file. */
const MAX_FAULTS = 20;

/** The first file version that stores finishes. */
const FIRST_WITH_FINISHES = 2;
/** The first file version with digests; copies of earlier ones can still be read. */
const FIRST_WITH_DIGESTS = 5;
/** The first file version that stores each table's last entry separately. */
const FIRST_WITH_HEADS = 8;

/** Inspects everything in a file. */
export function inspectFile(database: Database.Database): StoreInspection {
  return {
    async faults() {
      const found = database.prepare(`PRAGMA integrity_check(${MAX_FAULTS})`).raw(true).all() as [string][];
      const strays = strayCodes(database).slice(0, MAX_FAULTS);
      return [
        ...found.map(([fault]) => fault).filter((fault) => fault !== 'ok'),
        ...strays.map((code) => `there are entries of ${legible(code)}, but no such table`),
      ];
    },
    lost: async () => (versionOf(database) < FIRST_WITH_SET ? [] : lostFromFile(database)),
    async count() {
      return (database.prepare('SELECT count(*) FROM tables').raw(true).get() as [number])[0];
    },
    tables: () => inFileSnapshot(database, () => tablesInFile(database)),
    packs: async () => packsInFile(database),
  };
}

/** Reads in one snapshot, independent of concurrent writes. */
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

/** All tables with their entries. Their codes are read at once: a damaged one is out of order. */
function* tablesInFile(database: Database.Database): Generator<StoredTable> {
  const entriesOf = entriesReader(database);
  const head = versionOf(database) < FIRST_WITH_HEADS ? '0 AS head' : 'CAST(head AS INTEGER) AS head';
  const tables = database.prepare(`SELECT ${asBytes('code')}, ${head}, over FROM tables ORDER BY code`).all();
  for (const { code: bytes, head, over } of tables as { code: ArrayBuffer; head: number; over: number }[]) {
    const entries = entriesOf(textOf(bytes));
    // Recent entries come after it.
    yield { code: textOf(bytes), head: Math.max(head, entries.at(-1)?.seq ?? 0), over: over === 1, entries };
  }
}

/** All entries without a table. */
function* straysInFile(database: Database.Database): Generator<StoredTable> {
  const entriesOf = entriesReader(database);
  for (const code of strayCodes(database)) {
    const entries = entriesOf(code);
    yield { code, head: entries.at(-1)?.seq ?? 0, over: false, isStray: true, entries };
  }
}

function strayCodes(database: Database.Database): StoredText[] {
  const rows = database
    .prepare(
      'SELECT DISTINCT CAST(table_code AS BLOB) AS code FROM entries WHERE table_code NOT IN (SELECT code FROM tables)',
    )
    .all();
  return (rows as { code: ArrayBuffer }[]).map(({ code }) => textOf(code));
}

function entriesReader(database: Database.Database): (code: StoredText) => StoredTable['entries'] {
  const version = versionOf(database);
  // Earlier versions had NULL, or no such column, for what later ones write as empty.
  const digest = version < FIRST_WITH_DIGESTS ? "''" : version < FIRST_WITH_SET ? "coalesce(digest, '')" : 'digest';
  const columns = ENTRY_COLUMNS.replace('CAST(digest AS BLOB)', `CAST(${digest} AS BLOB)`);
  const entries = database.prepare(`SELECT ${columns} FROM entries WHERE table_code = CAST(? AS TEXT) ORDER BY seq`);
  return (code) => entries.all([typeof code === 'string' ? code : Buffer.from(code)]).map(entryOf);
}

function packsInFile(database: Database.Database): StoredPack[] {
  const packs = database.prepare(`SELECT ${asBytes('digest', 'body')} FROM packs ORDER BY digest`).all();
  return (packs as { digest: ArrayBuffer; body: ArrayBuffer }[]).map(({ digest, body }) => ({
    digest: textOf(digest),
    body: textOf(body),
  }));
}

/** Everything in a file, as items of an archive. */
export function* allOfFile(database: Database.Database): Generator<ArchiveItem> {
  for (const pack of packsInFile(database)) yield packItem(pack);
  const finishes =
    versionOf(database) < FIRST_WITH_FINISHES
      ? []
      : database
          .prepare(`SELECT ${asBytes('person', 'game')}, CAST(at AS INTEGER) AS at FROM finishes ORDER BY person, game`)
          .all();
  for (const { person, game, at } of finishes as { person: ArrayBuffer; game: ArrayBuffer; at: number }[]) {
    yield { kind: 'finish', person: textOf(person), game: textOf(game), at };
  }
  for (const table of tablesInFile(database)) yield* itemsOf(table);
  for (const table of straysInFile(database)) yield* itemsOf(table);
}

function versionOf(database: Database.Database): number {
  return (database.prepare('PRAGMA user_version').raw(true).get() as [number])[0];
}
