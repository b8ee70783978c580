import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { needPosix } from '../../../test/needs.ts';
import { elementAt } from '../../engine/list.ts';
import { sqliteArchive } from './archive.ts';
import { FILE_NAME } from './files.ts';
import { sqliteJournal } from './journal.ts';
import { sqliteLook } from './store-look.ts';

let place: string;
let real: string;
let linked: string;

/** A folder left by a crash with a log, and a data folder with a link to its file. */
beforeEach(async () => {
  needPosix();
  place = mkdtempSync(join(tmpdir(), 'undercroft-link-'));
  [real, linked] = [join(place, 'real'), join(place, 'linked')];
  const journal = sqliteJournal(join(place, 'made'));
  for (let seq = 1; seq <= 9; seq++) await journal.append('A', { seq, at: 0, body: 'x'.repeat(5000) });
  cpSync(join(place, 'made'), real, { recursive: true });
  await journal.close();
  mkdirSync(linked);
  symlinkSync(join('..', 'real', FILE_NAME), join(linked, FILE_NAME));
});

afterEach(() => rmSync(place, { recursive: true, force: true }));

const log = () => join(real, `${FILE_NAME}-wal`);

function damageLog(): Buffer {
  const bytes = readFileSync(log());
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 5000) ^ 1, bytes.length - 5000);
  writeFileSync(log(), bytes);
  return bytes;
}

test("a damaged log beside a link's target is named and kept there", async () => {
  const damaged = damageLog();
  const look = await sqliteLook(linked);
  expect(look.damage).toEqual([expect.stringContaining('transaction')]);
  await look.close();
  expect(readFileSync(log()).equals(damaged)).toBe(true);

  const said: string[] = [];
  await sqliteJournal(linked, (sentence) => said.push(sentence)).close();
  expect(said).toEqual([expect.stringContaining('cannot be read')]);
  const kept = elementAt(
    readdirSync(real).filter((name) => name.includes('.damaged-')),
    0,
  );
  expect(readFileSync(join(real, kept)).equals(damaged)).toBe(true);
  expect(readdirSync(linked)).toEqual([FILE_NAME]);
});

test('inspecting through a link sees what is in the log only', async () => {
  const look = await sqliteLook(linked);
  const tables = [];
  for await (const { entries } of look.inspect().tables()) tables.push(entries.length);
  await look.close();

  expect(tables).toEqual([9]);
});

test('a folder opened through a link is locked for processes using the real folder, and vice versa', async () => {
  for (const [first, second] of [
    [linked, real],
    [real, linked],
  ] as const) {
    const journal = sqliteJournal(first);
    expect(() => sqliteArchive(second, { alone: true })).toThrow('stop it, and try again');
    await journal.close();
  }
});

test('a replaced target of a link is detected', async () => {
  const journal = sqliteJournal(linked);
  renameSync(join(real, FILE_NAME), join(real, 'away'));
  writeFileSync(join(real, FILE_NAME), '');

  await expect
    .poll(() =>
      journal.check().then(
        () => 'open',
        (error) => error.name,
      ),
    )
    .toBe('ReplacedError');
  await journal.close();
  expect(readdirSync(real).some((name) => name.startsWith(`${FILE_NAME}.replaced-`))).toBe(true);
});

test('a link that leads nowhere, or to a file of another name, is refused, and nothing is created', async () => {
  renameSync(join(real, FILE_NAME), join(real, 'other'));
  for (const open of [() => sqliteJournal(linked), () => sqliteArchive(linked), () => sqliteLook(linked)]) {
    await expect((async () => open())()).rejects.toThrow(
      /is a link to .*real\/undercroft.sqlite, and that is not there/,
    );
  }
  rmSync(join(linked, FILE_NAME));
  symlinkSync(join(real, 'other'), join(linked, FILE_NAME));
  expect(() => sqliteJournal(linked)).toThrow('which must be called undercroft.sqlite too');
  expect(readdirSync(linked)).toEqual([FILE_NAME]);
  expect(readdirSync(real)).not.toContain(FILE_NAME);
});
