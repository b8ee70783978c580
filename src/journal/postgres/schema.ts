import type { ClientBase } from 'pg';
import { elementAt } from '../../engine/list.ts';
import { JournalError } from '../journal.ts';
import { countUncounted } from './table-set.ts';

/** Held while the schema changes, so that nodes that start at once take turns: 'UCRT'. */
const SCHEMA_LOCK = 0x55435254;

/** Each step takes a database from the previous version to its own; the database stores how many steps were applied. */
const MIGRATIONS = [
  // Free space on the pages of `tables`: its rows change with every move (HOT updates).
  `CREATE TABLE tables (
     code TEXT COLLATE "C" PRIMARY KEY, head INTEGER NOT NULL, over BOOLEAN NOT NULL
   ) WITH (fillfactor = 70);
   CREATE INDEX unfinished_tables ON tables (code) WHERE NOT over;
   CREATE TABLE entries (
     table_code TEXT COLLATE "C" NOT NULL, seq INTEGER NOT NULL, at BIGINT NOT NULL, key TEXT, body TEXT NOT NULL,
     PRIMARY KEY (table_code, seq)
   );
   CREATE TABLE packs (digest TEXT COLLATE "C" PRIMARY KEY, body TEXT NOT NULL);
   CREATE TABLE finishes (
     person TEXT COLLATE "C" NOT NULL, game TEXT COLLATE "C" NOT NULL, at BIGINT NOT NULL,
     PRIMARY KEY (person, game)
   );`,
  // Device transfers; they expire after some minutes, and are not part of an archive.
  'CREATE TABLE parcels (name TEXT COLLATE "C" PRIMARY KEY, body TEXT NOT NULL, until BIGINT NOT NULL);',
  // Empty if an earlier release wrote the entry, also while nodes are upgraded; NULL means damage.
  `ALTER TABLE entries ADD COLUMN digest TEXT COLLATE "C" DEFAULT '';`,
  // Subscriptions to turn notices; deleted when their table is over, and not part of an archive.
  `CREATE TABLE house_keys (name TEXT COLLATE "C" PRIMARY KEY, body TEXT NOT NULL);
   CREATE TABLE subscriptions (
     id TEXT COLLATE "C" PRIMARY KEY, table_code TEXT COLLATE "C" NOT NULL, secret_hash TEXT COLLATE "C" NOT NULL,
     channel TEXT NOT NULL, address TEXT COLLATE "C" NOT NULL, keys TEXT NOT NULL, locale TEXT NOT NULL,
     zone TEXT NOT NULL, caller TEXT COLLATE "C" NOT NULL, since BIGINT NOT NULL, turn INTEGER NOT NULL, due BIGINT,
     tries INTEGER NOT NULL,
     UNIQUE (table_code, secret_hash, address)
   );
   CREATE INDEX due_subscriptions ON subscriptions (due) WHERE due IS NOT NULL;`,
  // Data about strangers at open tables; deleted by age, and not part of an archive.
  `CREATE TABLE open_tables (table_code TEXT COLLATE "C" PRIMARY KEY, caller TEXT COLLATE "C" NOT NULL, at BIGINT NOT NULL);
   CREATE TABLE visits (
     table_code TEXT COLLATE "C" NOT NULL, secret_hash TEXT COLLATE "C" NOT NULL, caller TEXT COLLATE "C" NOT NULL,
     at BIGINT NOT NULL,
     PRIMARY KEY (table_code, secret_hash)
   );
   CREATE TABLE reports (
     id TEXT COLLATE "C" PRIMARY KEY, at BIGINT NOT NULL, table_code TEXT COLLATE "C" NOT NULL, seq INTEGER NOT NULL,
     by_name TEXT NOT NULL, by_hash TEXT COLLATE "C" NOT NULL, by_caller TEXT COLLATE "C" NOT NULL,
     about_name TEXT NOT NULL, about_hash TEXT COLLATE "C" NOT NULL, about_person TEXT COLLATE "C" NOT NULL,
     about_caller TEXT COLLATE "C" NOT NULL, reason TEXT NOT NULL, words TEXT NOT NULL, said TEXT NOT NULL,
     UNIQUE (table_code, by_hash, about_hash)
   );
   CREATE TABLE bans (
     id TEXT COLLATE "C" PRIMARY KEY, hash TEXT COLLATE "C" NOT NULL UNIQUE, kind TEXT NOT NULL, name TEXT NOT NULL,
     at BIGINT NOT NULL, until BIGINT
   );`,
  // Which nodes have which tables in memory: not durable, and not part of an archive.
  `CREATE UNLOGGED TABLE table_nodes (
     code TEXT COLLATE "C" NOT NULL, node TEXT COLLATE "C" NOT NULL, place BIGINT GENERATED ALWAYS AS IDENTITY,
     PRIMARY KEY (code, node)
   );`,
  // Which tables should exist: one row, changed when a node opens or removes a table (ADR 34). By triggers, because
  // nodes of an earlier release also do so during an upgrade. They change that row last, so there is no deadlock.
  `CREATE TABLE table_set (tables BIGINT NOT NULL, digest BIT(256) NOT NULL);
   CREATE FUNCTION code_digest(code TEXT) RETURNS BIT(256) LANGUAGE sql IMMUTABLE AS
     $$ SELECT ('x' || encode(sha256(convert_to(code, 'UTF8')), 'hex'))::bit(256) $$;
   CREATE AGGREGATE xor_of(BIT) (SFUNC = bitxor, STYPE = BIT);
   CREATE FUNCTION note_table() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
     IF TG_OP = 'INSERT' THEN UPDATE table_set SET tables = tables + 1, digest = digest # code_digest(NEW.code);
     ELSE UPDATE table_set SET tables = tables - 1, digest = digest # code_digest(OLD.code); END IF;
     RETURN NULL;
   END $$;
   CREATE TRIGGER note_opened AFTER INSERT ON tables FOR EACH ROW
     WHEN (starts_with(current_setting('application_name'), 'undercroft node ')) EXECUTE FUNCTION note_table();
   CREATE TRIGGER note_removed AFTER DELETE ON tables FOR EACH ROW
     WHEN (starts_with(current_setting('application_name'), 'undercroft')) EXECUTE FUNCTION note_table();
   ALTER TABLE entries ALTER COLUMN digest SET DEFAULT '';
   UPDATE entries SET digest = '' WHERE digest IS NULL;`,
];

/** SQLSTATE of a table that already exists. */
const EXISTS = '42P07';

/** Refuses a database that has no data of ours, or of a newer version; changes nothing. */
export async function requireHouse(client: ClientBase, place: string): Promise<void> {
  const found = await client.query<{ schema: string | null }>(`SELECT to_regclass('undercroft_schema') AS schema`);
  const { rows } =
    elementAt(found.rows, 0).schema === null
      ? { rows: [] }
      : await client.query<{ version: number }>('SELECT version FROM undercroft_schema');
  const version = rows[0]?.version ?? 0;
  if (version === 0) {
    throw new JournalError('missing', `${place} has no Undercroft tables, and none were created. Is its name right?`);
  }
  refuseNewer(version, place);
}

function refuseNewer(version: number, place: string): void {
  if (version <= MIGRATIONS.length) return;
  throw new JournalError('newer', `${place} was written by a newer Undercroft; nothing in it was changed.`);
}

/** Migrates a database to this program's version; refuses a newer or foreign one. */
export async function migrate(client: ClientBase, place: string): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS undercroft_schema (version INTEGER NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM undercroft_schema');
    const version = rows[0]?.version ?? 0;
    refuseNewer(version, place);
    for (const step of MIGRATIONS.slice(version)) await client.query(step);
    if (version < MIGRATIONS.length) {
      await client.query('DELETE FROM undercroft_schema');
      await client.query('INSERT INTO undercroft_schema (version) VALUES ($1)', [MIGRATIONS.length]);
    }
    await countUncounted(client);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    if ((error as { code?: string }).code !== EXISTS) throw error;
    const sentence = `${place} has tables of another program with our names; nothing in it was changed.`;
    throw new JournalError('foreign', sentence, error);
  }
}
