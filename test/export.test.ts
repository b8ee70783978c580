import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importCommand } from '../src/cli/import.ts';
import { toLines } from '../src/journal/archive-lines.ts';
import { openArchive } from '../src/journal/open.ts';
import { sqliteJournal } from '../src/journal/sqlite/journal.ts';
import { isPrivate, needLinux } from './needs.ts';
import { postgresForFile } from './stores.ts';
import { undercroft } from './undercroft.ts';

const postgres = postgresForFile();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'undercroft-export-'));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test("a running server's data is exported, and imported once into an empty store", { timeout: 120_000 }, async () => {
  const [from, to, file] = [join(folder, 'from'), join(folder, 'to'), join(folder, 'house.jsonl')];
  const open = sqliteJournal(from);
  await open.append('A', { seq: 1, at: 1, body: 'first' });
  const exported = await undercroft(['export', file, '--data-dir', from]);
  await open.close();

  expect(exported).toEqual({
    exitCode: 0,
    stdout: '',
    stderr: 'Exported 1 table or campaign with 1 entry, and 0 packs.\n',
  });
  expect(isPrivate(file)).toBe(true);
  expect((await undercroft(['import', file], { DATA_DIR: to })).stderr).toMatch(/^Imported 1 table/);
  const { stdout } = await undercroft(['export', '-', '--data-dir', to]);
  expect(stdout).toBe(readFileSync(file, 'utf8'));

  const again = await undercroft(['import', file], { DATA_DIR: to });
  expect(again.exitCode).toBe(1);
  expect(again.stderr).toBe(`${to} already has tables: import only into an empty store.\n`);
  const over = await undercroft(['export', file, '--data-dir', from]);
  expect(over).toMatchObject({ exitCode: 1, stderr: `${file} exists already; no file is overwritten.\n` });
});

test('an export to a full output reports it and fails', { timeout: 120_000 }, async () => {
  needLinux();
  const from = join(folder, 'from');
  await sqliteJournal(from).close();
  const full = spawnSync('sh', ['-c', '"$0" bin/undercroft.js export - > /dev/full', process.execPath], {
    env: { ...process.env, DATA_DIR: from },
    encoding: 'utf8',
  });
  expect(full).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^The output cannot be written: ENOSPC.*\.\n$/),
  });
});

test('a missing store is reported in a sentence, and nothing is created', { timeout: 120_000 }, async () => {
  const [nowhere, file] = [join(folder, 'nowhere'), join(folder, 'house.jsonl')];
  const exported = await undercroft(['export', file, '--data-dir', nowhere]);
  expect(exported).toMatchObject({ exitCode: 1, stderr: `There are no tables in ${nowhere}.\n` });
  expect([existsSync(nowhere), existsSync(file)]).toEqual([false, false]);
  const imported = await undercroft(['import', file, '--data-dir', nowhere]);
  expect(imported).toMatchObject({
    exitCode: 1,
    stderr: `${file} cannot be read: there is no such file; nothing was imported.\n`,
  });
  const invalid = await undercroft(['export', file], { DATABASE_URL: 'house' });
  expect(invalid).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('DATABASE_URL must look like') });
});

test('an import loses no line while the database is slow', async () => {
  const file = join(folder, 'house.jsonl');
  const entries = Array.from({ length: 3000 }, (_, index) => ({ seq: index + 1, at: index, body: 'x'.repeat(60) }));
  async function* everything() {
    yield { kind: 'table' as const, code: 'A', head: entries.length, over: false };
    for (const entry of entries) yield { kind: 'entry' as const, table: 'A', ...entry };
  }
  const lines: string[] = [];
  for await (const line of toLines(everything())) lines.push(`${line}\n`);
  writeFileSync(file, lines.join(''));
  const databaseUrl = await postgres().newDatabase();
  await (await openArchive({ dataDir: folder, databaseUrl })).close();
  const other = new Client({ connectionString: databaseUrl });
  await other.connect();
  await other.query('BEGIN; LOCK TABLE tables IN EXCLUSIVE MODE');
  vi.stubEnv('DATABASE_URL', databaseUrl);
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const imported = importCommand.run({ values: new Map(), files: [file] });
  await new Promise((resolve) => setTimeout(resolve, 400));
  await other.query('COMMIT');
  await other.end();

  expect(await imported).toBe(0);
  expect(said).toHaveBeenLastCalledWith('Imported 1 table or campaign with 3000 entries, and 0 packs.\n');
});
