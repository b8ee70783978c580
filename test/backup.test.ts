import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, expect, test, vi } from 'vitest';
import { backupCommand } from '../src/cli/backup.ts';
import { checkCommand } from '../src/cli/check.ts';
import { exportCommand } from '../src/cli/export.ts';
import { importCommand } from '../src/cli/import.ts';
import { restoreCommand } from '../src/cli/restore.ts';
import { NOT_IN_EXPORTS } from '../src/cli/store.ts';
import { openJournal, type StoreLocation, storeName } from '../src/journal/open.ts';
import { FILE_NAME } from '../src/journal/sqlite/files.ts';
import { packDigest } from '../src/table/digest.ts';
import { isPrivate } from './needs.ts';
import { crash, flipBit, runOn } from './store-command.ts';
import { bothStores } from './stores.ts';
import { undercroft } from './undercroft.ts';

const { inFolder, newDatabase } = bothStores();

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

async function furnish(place: StoreLocation): Promise<void> {
  const journal = await openJournal(place);
  await journal.putPack(packDigest({ cards: 1 }), '{"cards":1}');
  for (const table of ['A', 'B']) {
    for (let seq = 1; seq <= 3; seq++) await journal.append(table, { seq, at: seq, key: `k${seq}`, body: { seq } });
  }
  await journal.close();
}

const WORDS = '2 tables and campaigns with 6 entries, and 1 pack';
const SOUND = 'Everything is intact.\n';
const ELSE_WHOLE =
  'Everything else is intact. A damaged table stays stopped; an earlier backup may have it (docs/hosting.md).\n';

const NOT_RESTORED = `Not restored, because an export does not contain them: ${NOT_IN_EXPORTS}.\n`;

test.each([
  ['SQLite', async () => ({ dataDir: inFolder('house') })],
  ['PostgreSQL', async () => ({ dataDir: '', databaseUrl: await newDatabase() })],
])('a house in %s is copied while people play, checked, and restored by one command', async (_store, newHouse) => {
  const [house, file] = [await newHouse(), inFolder('backup')];
  await furnish(house);
  const journal = await openJournal(house);
  let isPlaying = true;
  const play = async (): Promise<number> => {
    for (let seq = 1; ; seq++) {
      await journal.append('C', { seq, at: seq, body: 'x'.repeat(200) });
      if (!isPlaying) return seq;
    }
  };
  const playing = play();
  await expect.poll(() => journal.lastSeqs(['C']).then((seqs) => seqs.get('C') ?? 0)).toBeGreaterThan(0);
  const [code, said] = await runOn(house, backupCommand, file);
  isPlaying = false;
  const played = await playing;
  await journal.close();

  expect(said).toMatch(
    /^Copied 3 tables and campaigns with \d+ entries, and 1 pack from .* to .*\nEverything is intact\.\n(?:Not in an export: .*)?/,
  );
  expect(code).toBe(0);
  expect(isPrivate(file)).toBe(true);
  expect(await runOn(house, backupCommand, file)).toEqual([1, `${file} exists already; no file is overwritten.\n`]);
  for (const other of [{ dataDir: inFolder('new') }, { dataDir: '', databaseUrl: await newDatabase() }]) {
    expect(await runOn(other, restoreCommand, file)).toEqual([
      0,
      said
        .replace('Copied', 'Restored')
        .replace(/ from .* to .*/, ` into ${storeName(other)}.`)
        .replace(/Not in an export: (.*)\. pg_dump.*/, 'Not restored, because an export does not contain them: $1.'),
    ]);
    const restored = await openJournal(other);
    expect(await restored.read('A')).toMatchObject([
      { seq: 1 },
      { seq: 2 },
      { seq: 3, key: 'k3', digest: expect.any(String) },
    ]);
    const seqs = (await restored.read('C')).length;
    expect(seqs).toBeGreaterThan(0);
    expect(seqs).toBeLessThanOrEqual(played);
    await restored.close();
    const [again, why] = await runOn(other, restoreCommand, file);
    expect([again, why]).toEqual([1, expect.stringContaining('already has tables')]);
  }
});

test('a check names all damage and nothing else, also in a copy, and an export keeps it unchanged', async () => {
  const house = { dataDir: inFolder('house') };
  await furnish(house);
  expect(await runOn(house, checkCommand)).toEqual([0, `Checked ${WORDS} in ${house.dataDir}.\n${SOUND}`]);
  const database = new Database(join(house.dataDir, FILE_NAME));
  database.exec(`DELETE FROM sorted_entries WHERE table_code = 'B' AND seq = 2;
    UPDATE packs SET body = '{"cards":2}';
    INSERT INTO sorted_entries (table_code, seq, at, body) VALUES ('STRAY', 1, 0, '0')`);
  database.close();
  const damage = [
    'The store is damaged: there are entries of STRAY, but no such table.',
    'Table B is damaged: entry 2 is missing.',
    `Pack ${packDigest({ cards: 1 })} was changed.`,
  ].join('\n');

  expect(await runOn(house, checkCommand)).toEqual([
    1,
    `Checked 2 tables and campaigns with 5 entries, and 1 pack in ${house.dataDir}.\n${damage}\n${ELSE_WHOLE}`,
  ]);
  expect(await runOn(house, backupCommand, inFolder('copy'))).toEqual([1, expect.stringContaining(damage)]);
  await runOn(house, exportCommand, inFolder('lines'));
  const [code, said] = await runOn({ dataDir: inFolder('new') }, restoreCommand, inFolder('lines'));
  expect([code, said]).toEqual([1, expect.stringContaining('Table B is damaged: entry 2 is missing.')]);
});

test('a check after a crash reports losses in the log, and changes neither file nor log', async () => {
  const [house, crashed] = [{ dataDir: inFolder('house') }, { dataDir: inFolder('crashed') }];
  await furnish(house);
  const { log, digests: bytes } = await crash(house, crashed);

  const whole = bytes();
  expect(await runOn(crashed, checkCommand)).toEqual([
    0,
    `Checked 2 tables and campaigns with 15 entries, and 1 pack in ${crashed.dataDir}.\n${SOUND}`,
  ]);
  expect(bytes()).toEqual(whole);
  flipBit(log);
  const damaged = bytes();
  const checked = await undercroft(['check', '--data-dir', crashed.dataDir]);
  expect(checked).toMatchObject({
    exitCode: 1,
    stdout: expect.stringMatching(
      /The log undercroft\.sqlite-wal in .* is damaged: its last \d transactions cannot be read/,
    ),
  });
  expect(bytes()).toEqual(damaged);
  expect(readdirSync(crashed.dataDir).filter((name) => name.includes('damaged'))).toEqual([]);
});

test('a check finds games marked as over that never began, and games marked as running that have a rematch', async () => {
  const house = { dataDir: inFolder('house') };
  const journal = await openJournal(house);
  const kinds = { A: ['opened', 'sat'], B: ['opened', 'started', 'rematched'], C: ['opened', 'started', 'moved'] };
  for (const [table, all] of Object.entries(kinds)) {
    for (const [index, kind] of all.entries()) {
      await journal.append(table, { seq: index + 1, at: 0, body: { v: 1, kind } });
    }
  }
  await journal.close();
  const database = new Database(join(house.dataDir, FILE_NAME));
  database.exec(`UPDATE tables SET over = 1 WHERE code IN ('A', 'C')`);
  database.close();

  const [code, said] = await runOn(house, checkCommand);
  expect(code).toBe(1);
  expect(said.split('\n').slice(1, 3)).toEqual([
    'Table A is marked as over, but its game never began.',
    'Table B is marked as not over, but has a rematch.',
  ]);
  expect(said).not.toContain('Table C');
  expect(said).toContain('this stops no table');
  expect(said).not.toContain('stays stopped');
});

test('a modified export is refused, and nothing of it is imported', async () => {
  const [house, other] = [{ dataDir: inFolder('house') }, { dataDir: inFolder('other') }];
  const [file, changed] = [inFolder('lines'), inFolder('changed')];
  await furnish(house);
  await runOn(house, exportCommand, file);
  writeFileSync(changed, readFileSync(file, 'utf8').replace('"key":"k2"', '"key":"k9"'));

  for (const command of [importCommand, restoreCommand]) {
    const [code, said] = await runOn(other, command, changed);
    expect([code, said]).toEqual([
      1,
      expect.stringContaining('it was changed: its checksum does not fit; nothing was imported'),
    ]);
  }
});

test('an export of the previous version is imported, and its checksum is verified', async () => {
  const [house, file, before] = [{ dataDir: inFolder('house') }, inFolder('lines'), inFolder('before')];
  await furnish(house);
  await runOn(house, exportCommand, file);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(0, -1);
  const all = `${lines.join('\n').replace('undercroft-export/3', 'undercroft-export/2')}\n`;
  const sha256 = createHash('sha256').update(all).digest('hex');
  const end = (sum: string): string =>
    JSON.stringify({ kind: 'end', pack: 1, finish: 0, table: 2, entry: 6, sha256: sum });

  writeFileSync(before, `${all}${end('0'.repeat(64))}\n`);
  expect(await runOn({ dataDir: inFolder('other') }, importCommand, before)).toEqual([
    1,
    expect.stringContaining('its checksum does not fit'),
  ]);
  writeFileSync(before, `${all}${end(sha256)}\n`);
  expect(await runOn({ dataDir: inFolder('other') }, importCommand, before)).toEqual([0, `Imported ${WORDS}.\n`]);
});

test('a damaged table does not keep others from being exported, imported or restored; it is named each time, and the exit code is 1', async () => {
  const house = { dataDir: inFolder('house') };
  const [lines, copy] = [inFolder('lines'), inFolder('copy')];
  await furnish(house);
  const database = new Database(join(house.dataDir, FILE_NAME));
  database.exec(`UPDATE sorted_entries SET body = 'z' || body WHERE table_code = 'B' AND seq = 2`);
  database.close();
  const damage = `Table B is damaged: entry 2 or the one before it was changed.\n${ELSE_WHOLE}`;

  expect(await runOn(house, exportCommand, lines)).toEqual([1, `Exported ${WORDS}.\n${damage}`]);
  expect(await runOn(house, backupCommand, copy)).toEqual([
    1,
    `Copied ${WORDS} from ${house.dataDir} to ${copy}.\n${damage}`,
  ]);
  expect(await runOn({ dataDir: inFolder('imported') }, importCommand, lines)).toEqual([
    1,
    `Imported ${WORDS}.\n${damage}`,
  ]);
  for (const file of [lines, copy]) {
    for (const other of [
      { dataDir: inFolder(`from-${file === copy}`) },
      { dataDir: '', databaseUrl: await newDatabase() },
    ]) {
      expect(await runOn(other, restoreCommand, file)).toEqual([
        1,
        `Restored ${WORDS} into ${storeName(other)}.\n${damage}${file === copy ? '' : NOT_RESTORED}`,
      ]);
      const restored = await openJournal(other);
      expect(await restored.read('A')).toHaveLength(3);
      await expect(restored.read('B')).rejects.toMatchObject({ name: 'DamagedTableError' });
      await restored.close();
    }
  }
});

test('a file that is not a backup is refused with a message', async () => {
  const house = { dataDir: inFolder('house') };
  const [nothing, foreign] = [inFolder('nothing'), inFolder('foreign')];
  const other = new Database(foreign);
  other.exec('CREATE TABLE recipes (name TEXT)');
  other.close();

  expect(await runOn(house, restoreCommand, nothing)).toEqual([1, expect.stringContaining('there is no such file')]);
  expect(await runOn(house, restoreCommand, foreign)).toEqual([1, expect.stringContaining('is not a usable backup')]);
  expect(existsSync(nothing)).toBe(false);
});
