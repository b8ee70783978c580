import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FILE_NAME } from './files.ts';
import { sqliteJournal } from './journal.ts';

let place: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'undercroft-emptied-'));
});

afterEach(() => rmSync(place, { recursive: true }));

/** Other files beside an empty or missing database file, and whether the server refuses to start. */
const TRACES = [
  ['an empty log', `${FILE_NAME}-wal`, true],
  ['shared memory', `${FILE_NAME}-shm`, true],
  ['the messages of nodes', 'undercroft-whispers.sqlite', true],
  ['a damaged log that was kept', `${FILE_NAME}-wal.damaged-20261118`, true],
  ['packs', 'packs', false],
] as const;

describe.each(TRACES)('beside %s', (_what, name, isRefusedWithoutFile) => {
  let folder: string;

  beforeEach(() => {
    folder = join(place, 'traces');
    mkdirSync(folder);
    if (name === 'packs') mkdirSync(join(folder, name));
    else writeFileSync(join(folder, name), '');
  });

  test('an empty file is refused, and left unchanged', () => {
    writeFileSync(join(folder, FILE_NAME), '');

    expect(() => sqliteJournal(folder)).toThrow(`(${FILE_NAME} is empty, but a server was used here: ${name})`);
    expect(readdirSync(folder).toSorted()).toEqual([FILE_NAME, name].toSorted());
    expect(readFileSync(join(folder, FILE_NAME))).toHaveLength(0);
  });

  test(`a missing file is ${isRefusedWithoutFile ? 'refused' : 'created'}`, async () => {
    if (isRefusedWithoutFile) {
      expect(() => sqliteJournal(folder)).toThrow(`(${FILE_NAME} is gone, but a server was used here: ${name})`);
      expect(readdirSync(folder)).toEqual([name]);
    } else {
      await sqliteJournal(folder).close();
      expect(existsSync(join(folder, FILE_NAME))).toBe(true);
    }
  });
});

test('a first start killed while it created the file works again once its remains are deleted', async () => {
  const folder = join(place, 'first');
  mkdirSync(join(folder, 'packs'), { recursive: true });
  for (const name of [FILE_NAME, `${FILE_NAME}-shm`, `${FILE_NAME}-wal`]) writeFileSync(join(folder, name), '');
  let why = '';
  try {
    sqliteJournal(folder);
  } catch (refused) {
    why = (refused as Error).message;
  }

  const named = /delete (.*), and start again\.$/.exec(why)?.[1]?.split(', ') ?? [];
  expect(named.toSorted()).toEqual([FILE_NAME, `${FILE_NAME}-shm`, `${FILE_NAME}-wal`]);
  for (const name of named) rmSync(join(folder, name));
  await sqliteJournal(folder).close();
});

test('an empty file alone is a new data folder', async () => {
  const folder = join(place, 'begun');
  mkdirSync(folder);
  writeFileSync(join(folder, FILE_NAME), '');

  await sqliteJournal(folder).close();
  expect(readFileSync(join(folder, FILE_NAME)).length).toBeGreaterThan(0);
});

test('the message never suggests deleting a log with moves in it, or a kept damaged log', () => {
  const folder = join(place, 'kept');
  mkdirSync(folder);
  writeFileSync(join(folder, `${FILE_NAME}-wal.damaged-1`), 'x');
  expect(() => sqliteJournal(folder)).toThrow(/another data folder\.$/);
});
