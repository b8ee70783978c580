import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postgresForFile } from '../../test/stores.ts';
import { packDigest } from '../table/digest.ts';
import { packText } from '../table/pack-text.ts';
import { fromLines, noCounts, toLines } from './archive-lines.ts';
import { checkStore } from './check.ts';
import { openArchive, openJournal, type StoreLocation } from './open.ts';
import { FILE_NAME } from './sqlite/files.ts';
import { sqliteJournal } from './sqlite/journal.ts';

const postgres = postgresForFile();
let place: string;
let folders = 0;
let house: StoreLocation;

const PACK = packDigest({ cards: 1 });

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'undercroft-damage-'));
});

afterAll(() => rmSync(place, { recursive: true }));

beforeEach(async () => {
  house = newFolder();
  const journal = await openJournal(house);
  await journal.putPack(PACK, '{"cards":1}');
  for (const table of ['A', 'B', 'C']) {
    for (let seq = 1; seq <= 3; seq++) await journal.append(table, { seq, at: seq, key: `k${seq}`, body: { seq } });
  }
  await journal.close();
});

const newFolder = (): StoreLocation => ({ dataDir: join(place, `house-${folders++}`) });
const newDatabase = async (): Promise<StoreLocation> => ({ dataDir: '', databaseUrl: await postgres().newDatabase() });

function change(sql: string): void {
  const database = new Database(join(house.dataDir, FILE_NAME));
  database.exec(`${sql}; PRAGMA wal_checkpoint(TRUNCATE)`);
  database.close();
}

/** SQL for the column with one byte made invalid UTF-8. */
const flipped = (column: string): string => `CAST(CAST('~' AS BLOB) || x'EF' || CAST(${column} AS BLOB) AS TEXT)`;

async function damageIn(at: StoreLocation): Promise<string[]> {
  const archive = await openArchive(at);
  try {
    return (await checkStore(archive.inspect())).damage;
  } finally {
    await archive.close();
  }
}

async function exported(at: StoreLocation): Promise<{ lines: string[]; damage: string[] }> {
  const archive = await openArchive(at);
  const [lines, damage]: [string[], string[]] = [[], []];
  for await (const line of toLines(archive.readAll(), noCounts(), (sentence) => damage.push(sentence))) {
    lines.push(line);
  }
  await archive.close();
  return { lines, damage };
}

async function importInto(at: StoreLocation, lines: readonly string[]): Promise<void> {
  const archive = await openArchive(at);
  async function* given() {
    yield* lines;
  }
  await archive.writeAll(fromLines(given()));
  await archive.close();
}

async function isStopped(at: StoreLocation, table: string): Promise<boolean> {
  const journal = await openJournal(at);
  try {
    await journal.read(table);
    return false;
  } catch (error) {
    expect(error).toMatchObject({ name: 'DamagedTableError', table });
    return true;
  } finally {
    await journal.close();
  }
}

test.each(['body', 'key', 'digest'])('a %s that is no UTF-8 any more stops its table, and no other', async (column) => {
  change(`UPDATE sorted_entries SET ${column} = ${flipped(column)} WHERE table_code = 'B' AND seq = 2`);
  const journal = await openJournal(house);

  await expect(journal.read('B')).rejects.toMatchObject({ name: 'DamagedTableError', seq: 2 });
  await expect(journal.read('B', 2)).resolves.toHaveLength(1);
  expect(await journal.read('A')).toHaveLength(3);
  expect(await journal.append('A', { seq: 4, at: 4, body: 0 })).toBe('appended');
  await journal.close();
  expect(await damageIn(house)).toEqual(['Table B is damaged: entry 2 was changed: it is not valid text.']);
});

test('a pack with invalid UTF-8 is named, and so is a changed one', async () => {
  change(`UPDATE packs SET body = ${flipped('body')}`);
  const journal = await openJournal(house);
  await expect(journal.getPack(PACK)).rejects.toThrow(`the pack ${PACK} is damaged`);
  change(`UPDATE packs SET body = '{"cards":2}'`);
  await expect(packText(journal, PACK)).rejects.toThrow(`the pack ${PACK} is damaged`);
  await journal.close();

  expect(await damageIn(house)).toEqual([`Pack ${PACK} was changed.`]);
});

test('a table with a damaged code does not keep the server from starting; it is named, and its entries stay stopped', async () => {
  change(`UPDATE tables SET code = ${flipped('code')} WHERE code = 'B'`);
  const said: string[] = [];
  const journal = sqliteJournal(house.dataDir, (sentence) => said.push(sentence));
  expect(await journal.unfinished()).toEqual(['A', 'C']);
  await journal.unfinished();
  await expect(journal.read('B')).rejects.toMatchObject({ name: 'DamagedTableError' });
  await journal.close();

  expect(said).toEqual(['The code of a table is damaged (~\uFFFDB): that table is stopped, all others go on.']);
  expect(await damageIn(house)).toEqual([
    'The store is damaged: there are entries of B, but no such table.',
    'Table ~\uFFFDB is damaged: its code is not valid text.',
  ]);
});

test('invalid UTF-8 in data beside the tables does not end the process', async () => {
  const said: string[] = [];
  const open = () => sqliteJournal(house.dataDir, (sentence) => said.push(sentence));
  const journal = open();
  await journal.subscriptions.houseKey('vapid', 'old');
  await journal.transfers.put('name', 'bundle', { now: 0, until: 9 });
  await journal.strangers.list({ table: 'A', caller: '', now: 1 });
  await journal.strangers.ban({ id: 'x', hash: 'h', kind: 'device', name: 'Ann', at: 1 });
  await journal.close();
  change(`UPDATE house_keys SET body = ${flipped('body')}; UPDATE parcels SET body = ${flipped('body')};
    UPDATE open_tables SET table_code = ${flipped('table_code')}; UPDATE bans SET name = ${flipped('name')}`);
  const again = open();

  expect(await again.subscriptions.houseKey('vapid', 'new')).toBe('new');
  expect(await again.subscriptions.houseKey('vapid', 'newer')).toBe('new');
  expect(said).toEqual([expect.stringContaining('The server key "vapid" is damaged and was replaced')]);
  expect(await again.transfers.take('name', 1)).toBeUndefined();
  expect([await again.strangers.listed(), await again.strangers.bans(0)]).toEqual([[], []]);
  await again.close();
});

/** Every kind of damage to one table, with its message. */
const DAMAGE = [
  [
    'is no JSON',
    `UPDATE sorted_entries SET body = 'z' || body WHERE table_code = 'B' AND seq = 2`,
    'entry 2 or the one before it was changed',
  ],
  [
    'is no JSON and has no digest',
    `UPDATE sorted_entries SET body = 'z' || body, digest = NULL WHERE table_code = 'B'`,
    'entry 1 has lost its digest',
  ],
  [
    'has other spaces',
    `UPDATE sorted_entries SET body = body || ' ' WHERE table_code = 'B' AND seq = 3`,
    'entry 3 or the one before it was changed',
  ],
  [
    'is no UTF-8',
    `UPDATE sorted_entries SET body = ${flipped('body')} WHERE table_code = 'B' AND seq = 3`,
    'entry 3 was changed: it is not valid text',
  ],
  ['has the number 0', `UPDATE sorted_entries SET seq = 0 WHERE table_code = 'B' AND seq = 1`, 'entry 1 is missing'],
  [
    'has a negative number',
    `UPDATE sorted_entries SET seq = -7 WHERE table_code = 'B' AND seq = 2`,
    'entry 1 is missing',
  ],
  [
    'has an enormous number',
    `UPDATE sorted_entries SET seq = 1 << 40 WHERE table_code = 'B' AND seq = 2`,
    'entry 2 is missing',
  ],
  [
    'has the number of another',
    `INSERT INTO recent_entries SELECT table_code, 2, at, key, body, digest FROM sorted_entries WHERE table_code = 'B' AND seq = 3;
     DELETE FROM sorted_entries WHERE table_code = 'B' AND seq = 3`,
    'entry 3 is missing',
  ],
  ['belongs to no table', `DELETE FROM tables WHERE code = 'B'`, 'it has entries, but is missing among the tables'],
] as const;

test.each(DAMAGE)(
  'an export finishes although an entry %s, and an import keeps that table stopped',
  async (_, sql, what) => {
    change(sql);
    const { lines, damage } = await exported(house);

    expect(damage).toEqual([`Table B is damaged: ${what}.`]);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ damaged: 1, entry: 9 });
    for (const other of [newFolder(), await newDatabase()]) {
      await importInto(other, lines);
      expect(await isStopped(other, 'B')).toBe(true);
      expect(await isStopped(other, 'A')).toBe(false);
      expect((await damageIn(other)).join()).toContain('B');
    }
  },
);

test('a recent entry with a duplicate number does not stop other entries from being sorted', async () => {
  change(`INSERT INTO recent_entries SELECT table_code, 2, at, key, 'x', 'y' FROM sorted_entries WHERE table_code = 'B' AND seq = 3;
    INSERT INTO recent_entries SELECT 'A', 4, at, NULL, '0', 'z' FROM sorted_entries WHERE table_code = 'A' AND seq = 1`);
  const said: string[] = [];
  await sqliteJournal(house.dataDir, (sentence) => said.push(sentence)).close();

  const database = new Database(join(house.dataDir, FILE_NAME));
  const recent = database.prepare('SELECT table_code, seq FROM recent_entries').raw(true).all();
  const [sorted] = database.prepare(`SELECT max(seq) FROM sorted_entries WHERE table_code = 'A'`).raw(true).get() as [
    number,
  ];
  database.close();
  expect({ recent, sorted, said }).toEqual({ recent: [['B', 2]], sorted: 4, said: [] });
});

test('damaged items are copied from file to file unchanged', async () => {
  for (const [, sql] of [DAMAGE[0], DAMAGE[3], DAMAGE[5]]) change(sql);
  change(
    `UPDATE tables SET code = ${flipped('code')} WHERE code = 'C'; UPDATE sorted_entries SET table_code = ${flipped('table_code')} WHERE table_code = 'C'`,
  );
  const { lines } = await exported(house);
  const other = newFolder();
  await importInto(other, lines);

  expect((await exported(other)).lines).toEqual(lines);
});

test('a table that has lost its last entries stays stopped after an import', async () => {
  const from = await newDatabase();
  await importInto(from, (await exported(house)).lines);
  const client = new Client({ connectionString: from.databaseUrl });
  await client.connect();
  await client.query(`DELETE FROM entries WHERE table_code = 'B' AND seq = 3`);
  await client.end();
  const { lines, damage } = await exported(from);

  expect(damage).toEqual(['Table B is damaged: its last entry is 2 instead of 3.']);
  for (const other of [newFolder(), await newDatabase()]) {
    await importInto(other, lines);
    expect(await isStopped(other, 'B')).toBe(true);
    expect(await damageIn(other)).toEqual(['Table B is damaged: entry 3 was lost.']);
  }
});

test('the number of damaged tables is part of the checksum', async () => {
  change(DAMAGE[0][1]);
  const { lines } = await exported(house);
  const changed = lines.with(-1, (lines.at(-1) ?? '').replace('"damaged":1', '"damaged":0'));

  await expect(importInto(newFolder(), changed)).rejects.toThrow('its checksum does not fit');
});

test('an entry with invalid UTF-8 does not crash the command line', () => {
  change(`UPDATE sorted_entries SET body = ${flipped('body')} WHERE table_code = 'B' AND seq = 2`);
  const sources = new URL('./open.ts', import.meta.url).href;
  const read = `import(process.argv[1]).then(({ openJournal }) => openJournal({ dataDir: process.argv[2] }))
    .then((journal) => journal.read('B')).catch((error) => console.log(error.message))`;

  expect(
    execFileSync(process.execPath, ['--import', 'tsx', '--eval', read, sources, house.dataDir], { encoding: 'utf8' }),
  ).toContain('the journal of table B is damaged: entry 2');
});
