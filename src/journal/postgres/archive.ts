import type { ClientBase, Pool, PoolClient } from 'pg';
import { elementAt } from '../../engine/list.ts';
import {
  type Archive,
  type ArchivedEntry,
  type ArchivedTable,
  type ArchiveItem,
  type ArchiveOpening,
  itemsOf,
  notEmpty,
  type OldTable,
  oldTable,
  packItem,
  type StoreLook,
  withLosses,
} from '../archive.ts';
import { JournalError } from '../journal.ts';
import type { SideTableRows } from '../side-tables.ts';
import { StoredStrangers } from '../strangers.ts';
import { fitting, fittingEntry, fittingSeq } from './fitting.ts';
import { inDatabaseSnapshot, inspectDatabase, straysInDatabase, tablesInDatabase } from './inspect.ts';
import { postgresJournal } from './journal.ts';
import { NODE_APPLICATION_NAME, openPool, withClient } from './pool.ts';
import { removeFromDatabase } from './remove.ts';
import { migrate, requireHouse } from './schema.ts';
import { postgresSideDatabase } from './side-database.ts';
import { COUNT_TABLES } from './table-set.ts';

/** How many tables are read, and how many lines are written, at once. */
const PAGE = 500;

/** A PostgreSQL database as an archive. */
export async function postgresArchive(url: string, { mustExist, alone }: Required<ArchiveOpening>): Promise<Archive> {
  const pool = await openPool(url, {
    timeoutMs: 0,
    prepare: alone ? migrateAlone : mustExist ? migrateHouse : migrate,
  });
  return {
    ...lookAt(pool),
    writeAll: (all, sideTables = []) =>
      withClient(pool, async (client) => {
        await client.query('BEGIN');
        await client.query('LOCK TABLE tables IN EXCLUSIVE MODE');
        const { rows } = await client.query('SELECT 1 FROM tables LIMIT 1');
        if (rows.length > 0) throw notEmpty('The database');
        // On any failure the connection is dropped, which rolls everything back.
        await putAll(client, all);
        await client.query('DELETE FROM table_set');
        await client.query(COUNT_TABLES);
        for (const one of sideTables) await putSideTable(client, one);
        await client.query('COMMIT');
      }),
    untouched: (before) => untouched(pool, before),
    remove: (tables) => removeFromDatabase(pool, tables),
  };
}

/** A PostgreSQL database opened for reading only. */
export async function postgresLook(url: string): Promise<StoreLook> {
  const pool = await openPool(url, { timeoutMs: 0, prepare: requireHouse });
  return {
    ...lookAt(pool),
    damage: [],
    untouched: (before) => untouched(pool, before),
    reportsBefore: (time) => reportsBefore(pool, time),
    nodes: () => postgresJournal(url, { timeoutMs: 0, prepare: requireHouse }),
  };
}

/** An earlier version had no reports. */
async function reportsBefore(pool: Pool, time: number): Promise<number> {
  const { rows } = await pool.query<{ reports: string | null }>(`SELECT to_regclass('reports') AS reports`);
  if (elementAt(rows, 0).reports === null) return 0;
  return (await new StoredStrangers(postgresSideDatabase(pool)).reports()).filter(({ at }) => at < time).length;
}

/** Migrates only while no node is connected to the database. */
async function migrateAlone(client: ClientBase, place: string): Promise<void> {
  const { rows } = await client.query<{ nodes: number }>(COUNT_NODES, [NODE_APPLICATION_NAME]);
  const { nodes } = elementAt(rows, 0);
  if (nodes > 0) {
    const which = nodes === 1 ? 'A node is' : `${nodes} nodes are`;
    throw new JournalError(
      'in-use',
      `${which} connected to ${place.replace(/^T/, 't')}: stop all nodes, and try again. Nothing was changed.`,
    );
  }
  await migrate(client, place);
}

const COUNT_NODES = `SELECT count(DISTINCT application_name)::int AS nodes FROM pg_stat_activity
  WHERE datname = current_database() AND starts_with(application_name, $1)`;

async function migrateHouse(client: ClientBase, place: string): Promise<void> {
  await requireHouse(client, place);
  await migrate(client, place);
}

function lookAt(pool: Pool): Pick<Archive, 'readAll' | 'inspect' | 'close'> {
  return {
    readAll: () => inDatabaseSnapshot(pool, everything),
    inspect: () => inspectDatabase(pool),
    close: () => pool.end(),
  };
}

async function* everything(client: PoolClient): AsyncGenerator<ArchiveItem> {
  const packs = await client.query<{ digest: string; body: string }>('SELECT digest, body FROM packs ORDER BY digest');
  for (const pack of packs.rows) yield packItem(pack);
  const finishes = await client.query<{ person: string; game: string; at: number }>(
    'SELECT person, game, at::float8 AS at FROM finishes ORDER BY person, game',
  );
  for (const finish of finishes.rows) yield { kind: 'finish', ...finish };
  for await (const table of tablesInDatabase(client)) yield* itemsOf(table);
  for await (const table of straysInDatabase(client)) yield* itemsOf(table);
}

async function* untouched(pool: Pool, before: number): AsyncGenerator<OldTable> {
  for (let after = ''; ; ) {
    const { rows } = await pool.query<OldTable & { first: string }>(
      `SELECT code, head, over, first.body AS first FROM tables
       JOIN entries AS last ON last.table_code = code AND last.seq = head
       JOIN entries AS first ON first.table_code = code AND first.seq = 1
       WHERE code > $1 AND last.at < $2 ORDER BY code LIMIT ${PAGE}`,
      [after, before],
    );
    if (rows.length === 0) return;
    for (const { first, ...table } of rows) {
      after = table.code;
      yield* oldTable(table, first);
    }
  }
}

async function putAll(client: PoolClient, all: AsyncIterable<ArchiveItem>): Promise<void> {
  let tables: ArchivedTable[] = [];
  let entries: ArchivedEntry[] = [];
  const put = async (): Promise<void> => {
    await putTables(client, tables);
    await putEntries(client, entries);
    tables = [];
    entries = [];
  };
  for await (const one of withLosses(all)) {
    if (one.kind === 'entry') entries.push(one);
    else if (one.kind === 'table') {
      if (!one.isStray) tables.push(one);
    } else await putOne(client, one);
    if (tables.length + entries.length >= PAGE) await put();
  }
  await put();
}

async function putOne(client: PoolClient, one: Exclude<ArchiveItem, ArchivedTable | ArchivedEntry>): Promise<void> {
  if (one.kind === 'pack') {
    const { digest, body } = one;
    await client.query('INSERT INTO packs (digest, body) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      fitting(digest),
      fitting(body),
    ]);
  } else {
    const { person, game, at } = one;
    const text = 'INSERT INTO finishes (person, game, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';
    await client.query(text, [fitting(person), fitting(game), at]);
  }
}

async function putSideTable(client: PoolClient, { table, columns, rows }: SideTableRows): Promise<void> {
  if (rows.length === 0) return;
  // People who get turn notices subscribed with these keys: imported keys replace fresh ones.
  if (table === 'house_keys') await client.query('DELETE FROM house_keys');
  const names = columns.join(', ');
  const fit = (_name: string, value: unknown): unknown => (typeof value === 'string' ? fitting(value) : value);
  await client.query(
    `INSERT INTO ${table} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${table}, $1)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows, fit)],
  );
}

async function putTables(client: PoolClient, tables: readonly ArchivedTable[]): Promise<void> {
  await client.query('INSERT INTO tables (code, head, over) SELECT * FROM unnest($1::text[], $2::int[], $3::bool[])', [
    tables.map(({ code }) => fitting(code)),
    tables.map(({ head }) => fittingSeq(head)),
    tables.map(({ over }) => over),
  ]);
}

async function putEntries(client: PoolClient, entries: readonly ArchivedEntry[]): Promise<void> {
  const rows = entries.map(fittingEntry);
  await client.query(
    `INSERT INTO entries (table_code, seq, at, key, body, digest)
     SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::text[])`,
    [
      rows.map(({ table }) => table),
      rows.map(({ seq }) => seq),
      rows.map(({ at }) => at),
      rows.map(({ key }) => key),
      rows.map(({ body }) => body),
      rows.map(({ digest }) => digest ?? ''),
    ],
  );
}
