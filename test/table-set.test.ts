import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { backupCommand } from '../src/cli/backup.ts';
import { checkCommand } from '../src/cli/check.ts';
import { exportCommand } from '../src/cli/export.ts';
import { importCommand } from '../src/cli/import.ts';
import { restoreCommand } from '../src/cli/restore.ts';
import { openArchive, openJournal, type StoreLocation } from '../src/journal/open.ts';
import { FILE_NAME } from '../src/journal/sqlite/files.ts';
import { runOn } from './store-command.ts';
import { bothStores } from './stores.ts';

const { inFolder, newDatabase } = bothStores();

/** A store under test, and a way to change it directly. */
interface Tried {
  place: Partial<StoreLocation>;
  change(sql: string): Promise<void>;
  newPlace(): Promise<Partial<StoreLocation>>;
}

let folders = 0;
const newFolder = async () => ({ dataDir: inFolder(`house-${folders++}`) });
const inDatabase = async () => ({ databaseUrl: await newDatabase() });

async function onSqlite(): Promise<Tried> {
  const place = await newFolder();
  return {
    place,
    async change(sql) {
      const database = new Database(join(place.dataDir, FILE_NAME));
      database.exec(sql.replaceAll(' entries', ' sorted_entries'));
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      database.close();
    },
    newPlace: newFolder,
  };
}

async function onPostgres(): Promise<Tried> {
  const place = await inDatabase();
  return {
    place,
    async change(sql) {
      const client = new Client({ connectionString: place.databaseUrl });
      await client.connect();
      await client.query(sql);
      await client.end();
    },
    newPlace: inDatabase,
  };
}

const open = (place: Partial<StoreLocation>) => openJournal({ dataDir: '', ...place });

async function furnish(place: Partial<StoreLocation>, codes = ['A', 'B', 'C']): Promise<void> {
  const journal = await open(place);
  for (const code of codes)
    for (let seq = 1; seq <= 3; seq++) await journal.append(code, { seq, at: seq, body: { seq } });
  await journal.close();
}

const GONE = `DELETE FROM tables WHERE code = 'B'; DELETE FROM entries WHERE table_code = 'B'`;
const SOUND = [0, expect.stringContaining('Everything is intact.')];
const ONE_GONE = '1 of 3 tables and campaigns is gone, with all its entries.';

for (const [store, tried] of [
  ['a file', onSqlite],
  ['a database', onPostgres],
] as const) {
  test(`a table missing from ${store} as a whole is detected by check, backup, export and restore`, async () => {
    const { place, change, newPlace } = await tried();
    await furnish(place);
    expect(await runOn(place, checkCommand)).toEqual(SOUND);
    await change(GONE);

    expect(await runOn(place, checkCommand)).toEqual([1, expect.stringContaining(ONE_GONE)]);
    // A start does not recount.
    await (await open(place)).close();
    const [backup, lines] = [inFolder('backup'), inFolder('lines')];
    expect(await runOn(place, backupCommand, backup)).toEqual([1, expect.stringContaining(ONE_GONE)]);
    expect(await runOn(place, exportCommand, lines)).toEqual([1, expect.stringContaining(ONE_GONE)]);
    const restored = await newPlace();
    const [code, said] = await runOn(restored, restoreCommand, backup);
    if (place.dataDir !== undefined) expect([code, said]).toEqual([1, expect.stringContaining(ONE_GONE)]);
    expect(await runOn(restored, checkCommand)).toEqual(SOUND);
  });

  test(`several tables missing from ${store} are counted, and one with entries left is named once`, async () => {
    const { place, change } = await tried();
    await furnish(place, ['A', 'B', 'C', 'D']);
    await change(`DELETE FROM tables WHERE code = 'A'`);
    const [, stray] = await runOn(place, checkCommand);
    expect(stray).toContain('there are entries of A, but no such table');
    expect(stray).not.toContain('gone');

    await change(`${GONE}; ${GONE.replaceAll(`'B'`, `'C'`)}`);
    expect(await runOn(place, checkCommand)).toEqual([
      1,
      expect.stringContaining('2 of 4 tables and campaigns are gone, with all their entries.'),
    ]);
    // The owner accepts this state.
    await change(`DELETE FROM table_set; DELETE FROM entries WHERE table_code = 'A'`);
    await (await open(place)).close();
    expect(await runOn(place, checkCommand)).toEqual(SOUND);
  });

  test(`removed digests in ${store} stop a table, here and after an import`, async () => {
    const { place, change, newPlace } = await tried();
    await furnish(place);
    await change(`UPDATE entries SET digest = NULL WHERE table_code = 'B'`);
    const what = 'Table B is damaged: entry 1 has lost its digest.';

    expect(await runOn(place, checkCommand)).toEqual([1, expect.stringContaining(what)]);
    const journal = await open(place);
    await expect(journal.read('B')).rejects.toMatchObject({ name: 'DamagedTableError', seq: 1 });
    expect(await journal.read('A')).toHaveLength(3);
    await journal.close();
    const [lines, other] = [inFolder('lines'), await newPlace()];
    expect(await runOn(place, exportCommand, lines)).toEqual([1, expect.stringContaining(what)]);
    expect(await runOn(other, importCommand, lines)).toEqual([1, expect.stringContaining('Table B is damaged')]);
  });

  test(`two nodes on ${store} open, play and remove tables, others are pruned and imported, and no table is reported missing`, async () => {
    const { place, newPlace } = await tried();
    const [one, two] = [await open(place), await open(place)];
    const nodes = [one, two];
    const both = Array.from({ length: 20 }, (_, index) => `T${index}`);
    // If two open one table, one learns that it is taken.
    await Promise.all(nodes.flatMap((node) => both.map((code) => node.append(code, { seq: 1, at: 1, body: 0 }))));
    await one.append('T0', { seq: 2, at: 2, body: 0 });
    expect(
      await two.remove([
        { code: 'T1', head: 1 },
        { code: 'T0', head: 1 },
      ]),
    ).toEqual(['T1']);
    await two.append('T1', { seq: 1, at: 3, body: 0 });
    for (const node of nodes) await node.close();
    expect(await runOn(place, checkCommand)).toEqual(SOUND);

    const archive = await openArchive({ dataDir: '', ...place });
    expect(
      await archive.remove([
        { code: 'T2', head: 1 },
        { code: 'T3', head: 1 },
      ]),
    ).toHaveLength(2);
    await archive.close();
    expect(await runOn(place, checkCommand)).toEqual(SOUND);

    const [lines, other] = [inFolder('lines'), await newPlace()];
    expect((await runOn(place, exportCommand, lines))[0]).toBe(0);
    expect((await runOn(other, importCommand, lines))[0]).toBe(0);
    await furnish(other, ['X']);
    expect(await runOn(other, checkCommand)).toEqual(SOUND);
  });
}

test('an export of an earlier version, without digests, is imported and valid, and a digest removed later is detected', async () => {
  for (const { place, change } of [await onSqlite(), await onPostgres()]) {
    const lines = [
      { format: 'undercroft-export/1' },
      { kind: 'table', code: 'B', head: 1, over: false },
      { kind: 'entry', table: 'B', seq: 1, at: 1, body: 0 },
      { kind: 'end', pack: 0, finish: 0, table: 1, entry: 1 },
    ];
    writeFileSync(inFolder('lines'), `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
    expect((await runOn(place, importCommand, inFolder('lines')))[0]).toBe(0);
    const journal = await open(place);
    expect(await journal.append('B', { seq: 2, at: 2, body: 0 })).toBe('appended');
    expect(await journal.read('B')).toHaveLength(2);
    await journal.close();
    expect(await runOn(place, checkCommand)).toEqual([0, expect.stringContaining('1 entry is without digests')]);
    // An export from here equals the import.
    expect((await runOn(place, exportCommand, inFolder('again')))[0]).toBe(0);
    expect(readFileSync(inFolder('again'), 'utf8')).toContain(JSON.stringify(lines[2]));

    await change(`UPDATE entries SET digest = NULL WHERE table_code = 'B' AND seq = 1`);
    expect(await runOn(place, checkCommand)).toEqual([1, expect.stringContaining('entry 1 has lost its digest')]);
    for (const name of ['lines', 'again']) rmSync(inFolder(name));
  }
});

/** A store from before it kept the set of tables; entries without a digest had none at all. */
const BEFORE = `UPDATE entries SET digest = NULL WHERE table_code = 'B'; DROP TABLE table_set;`;

test('a store of an earlier version is valid before and after its migration, and detects missing tables from then on', async () => {
  const [file, database] = [await onSqlite(), await onPostgres()];
  for (const { place } of [file, database]) await furnish(place);
  await file.change(`${BEFORE} PRAGMA user_version = 9`);
  await database.change(`${BEFORE} DROP FUNCTION note_table CASCADE; DROP AGGREGATE xor_of(BIT); DROP FUNCTION code_digest;
    ALTER TABLE entries ALTER COLUMN digest DROP DEFAULT; UPDATE undercroft_schema SET version = 6`);
  const before = [0, expect.stringContaining('3 entries are without digests')];
  for (const { place, change } of [file, database]) {
    expect(await runOn(place, checkCommand)).toEqual(before);
    await (await open(place)).close();
    expect(await runOn(place, checkCommand)).toEqual(before);
    await change(GONE);
    expect(await runOn(place, checkCommand)).toEqual([1, expect.stringContaining(ONE_GONE)]);
  }
});

test('the migrated store of the first release is valid', async () => {
  const place = await newFolder();
  mkdirSync(place.dataDir);
  copyFileSync(join(import.meta.dirname, 'earlier/house-1', FILE_NAME), join(place.dataDir, FILE_NAME));
  const before = [0, expect.stringContaining('are without digests')];
  expect(await runOn(place, checkCommand)).toEqual(before);
  await (await open(place)).close();

  expect(await runOn(place, checkCommand)).toEqual(before);
});

test('a node of an earlier release may open, play and remove tables beside this one, and no table is reported missing', async () => {
  const place = await inDatabase();
  const node = await open(place);
  for (const code of ['A', 'B']) await node.append(code, { seq: 1, at: 1, body: 0 });
  // The statements of 0.1.0, which knows no digests.
  const older = new Client({ connectionString: place.databaseUrl, application_name: 'undercroft node older' });
  await older.connect();
  await older.query(`INSERT INTO tables (code, head, over) VALUES ('C', 1, false);
    INSERT INTO entries (table_code, seq, at, key, body) VALUES ('C', 1, 1, NULL, '0'), ('A', 2, 2, NULL, '0');
    UPDATE tables SET head = 2 WHERE code = 'A';
    DELETE FROM tables WHERE code = 'B'; DELETE FROM entries WHERE table_code = 'B'`);
  await older.end();
  expect(await node.read('A')).toHaveLength(2);
  expect(await node.append('A', { seq: 3, at: 3, body: 0 })).toBe('appended');
  await node.close();

  expect(await runOn(place, checkCommand)).toEqual([0, expect.stringContaining('2 entries are without digests')]);
});
