import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { needRoot } from '../../../test/needs.ts';
import { KEPT_LOG_NAME } from './emptied.ts';
import { FILE_NAME } from './files.ts';
import { sqliteJournal } from './journal.ts';

const MB = 1024 * 1024;

let place: string;
let house: string;

/** A data folder after a crash; its log has half a megabyte and is damaged near its end. */
beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'undercroft-kept-'));
  house = join(place, 'house');
  const journal = sqliteJournal(join(place, 'made'));
  for (let seq = 1; seq <= 20; seq++) await journal.append('A', { seq, at: 0, body: 'x'.repeat(20_000) });
  cpSync(join(place, 'made'), house, { recursive: true });
  await journal.close();
  const log = join(house, `${FILE_NAME}-wal`);
  const bytes = readFileSync(log);
  expect(bytes.length).toBeGreaterThan(MB / 2);
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 30_000) ^ 1, bytes.length - 30_000);
  writeFileSync(log, bytes);
});

afterEach(() => rmSync(place, { recursive: true }));

const kept = (): string[] => readdirSync(house).filter((name) => name.startsWith(KEPT_LOG_NAME));

/** Copies of earlier years, oldest first; each has this size without using disk space. */
function earlier(count: number, bytes: number): string[] {
  const names = Array.from({ length: count }, (_, year) => `${KEPT_LOG_NAME}${2000 + year}0101T000000000Z`);
  for (const name of names) {
    writeFileSync(join(house, name), '');
    truncateSync(join(house, name), bytes);
  }
  return names;
}

/** Starts a server, and returns the messages for the operator. */
async function start(): Promise<string> {
  const said: string[] = [];
  await sqliteJournal(house, (sentence) => said.push(sentence)).close();
  return said.join();
}

test('the five newest damaged logs are kept, and deleted ones are named', async () => {
  const old = earlier(7, 10);
  const said = await start();

  expect(kept()).toHaveLength(5);
  expect(kept().slice(0, 4)).toEqual(old.slice(3));
  expect(said).toContain(`Older copies were deleted: ${old.slice(0, 3).toReversed().join(', ')}.`);
});

test('damaged logs are kept up to 256 MB together, and the newest always', async () => {
  const old = earlier(3, 120 * MB);
  const said = await start();

  expect(kept().slice(0, 2)).toEqual(old.slice(1));
  expect(kept()).toHaveLength(3);
  expect(said).toContain(`Older copies were deleted: ${old[0]}.`);
});

test('if a damaged log cannot be kept in full, no part of it is, and nothing is opened', () => {
  needRoot();
  const start = `import(process.argv[1]).then(({ sqliteJournal }) => sqliteJournal(process.argv[2]).close())
    .then(() => console.log('open'), (error) => console.log(error.message))`;
  // On a separate file system with room for only a part of the copy.
  const script = `mount -t tmpfs -o size=4m tmpfs /mnt && cp -r "$0" /mnt/house &&
    free=$(df -k --output=avail /mnt | tail -1) && head -c $(((free - 200) * 1024)) /dev/zero > /mnt/fill &&
    "$1" --import tsx --eval "$2" "$3" /mnt/house; ls /mnt/house; cmp "$0/${FILE_NAME}-wal" "/mnt/house/${FILE_NAME}-wal" && echo same`;
  const sources = new URL('./journal.ts', import.meta.url).href;
  const args = ['--mount', 'sh', '-c', script, house, process.execPath, start, sources];
  const said = execFileSync('unshare', args, { encoding: 'utf8' });

  expect(said).toContain('/mnt/house cannot be written: no space is left on the disk.');
  expect(said).not.toContain('.damaged-');
  expect(said).toMatch(/\nsame\n$/);
});
