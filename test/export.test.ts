import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sqliteJournal } from '../src/journal/sqlite.ts';
import { undercroft } from './undercroft.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'undercroft-export-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a house is exported while it is open, and imported once into an empty one', { timeout: 120_000 }, async () => {
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
  expect(statSync(file).mode & 0o077).toBe(0);
  expect((await undercroft(['import', file], { DATA_DIR: to })).stderr).toMatch(/^Imported 1 table/);
  const { stdout } = await undercroft(['export', '-', '--data-dir', to]);
  expect(stdout).toBe(readFileSync(file, 'utf8'));

  const again = await undercroft(['import', file], { DATA_DIR: to });
  expect(again.exitCode).toBe(1);
  expect(again.stderr).toBe(`${to} has tables already: an import goes only into a store without any.\n`);
  const over = await undercroft(['export', file, '--data-dir', from]);
  expect(over).toMatchObject({ exitCode: 1, stderr: `${file} exists already, and nothing is written over.\n` });
});

test('what is not there is said in a sentence, and nothing is made', { timeout: 120_000 }, async () => {
  const [nowhere, file] = [join(folder, 'nowhere'), join(folder, 'house.jsonl')];
  const exported = await undercroft(['export', file, '--data-dir', nowhere]);
  expect(exported).toMatchObject({ exitCode: 1, stderr: `There are no tables in ${nowhere}.\n` });
  expect([existsSync(nowhere), existsSync(file)]).toEqual([false, false]);
  const imported = await undercroft(['import', file, '--data-dir', nowhere]);
  expect(imported).toMatchObject({ exitCode: 1, stderr: `${file} cannot be read: there is no such file.\n` });
  const unsound = await undercroft(['export', file], { DATABASE_URL: 'house' });
  expect(unsound).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('DATABASE_URL must look like') });
});
