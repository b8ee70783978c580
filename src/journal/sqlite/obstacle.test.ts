import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { needRoot } from '../../../test/needs.ts';
import { FILE_NAME } from './files.ts';
import { sqliteJournal } from './journal.ts';

const ROOT = join(import.meta.dirname, '../../..');

let place: string;
let made: string;
let house: string;

beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'undercroft-obstacle-'));
  house = join(place, 'house');
  made = join(place, 'made');
  const journal = sqliteJournal(made);
  for (let seq = 1; seq <= 3; seq++) await journal.append('A', { seq, at: 0, body: 'x'.repeat(500) });
  await journal.close();
  // As an ended process leaves it: until then libsql may keep its files beside it.
  mkdirSync(house);
  cpSync(join(made, FILE_NAME), join(house, FILE_NAME));
});

afterEach(() => rmSync(place, { recursive: true }));

/** The messages of inspecting and opening a folder in a separate process, run with a wrapper command. */
function said(folder: string, by: readonly string[] = [], root = ROOT): { look: string; open: string } {
  const sources = (name: string): string => pathToFileURL(join(root, 'src/journal/sqlite', name)).href;
  const script = `const say = (error) => error.constructor.name === 'JournalError' ? error.message : error.stack;
    const [look, journal] = [await import(${JSON.stringify(sources('./store-look.ts'))}), await import(${JSON.stringify(sources('./journal.ts'))})];
    const looked = await look.sqliteLook(process.argv[1])
      .then(async (found) => { const parts = found.inspect(); let n = 0; for await (const table of parts.tables()) n += table.entries.length; const said = await parts.count() + ' tables, ' + n + ' entries'; await found.close(); return said; }).catch(say);
    let opened = 'open';
    try { await journal.sqliteJournal(process.argv[1]).close(); } catch (error) { opened = say(error); }
    console.log(JSON.stringify({ look: looked, open: opened }));`;
  const node = [process.execPath, '--import', 'tsx', '--input-type=module', '--eval', script, folder];
  const [command = '', ...args] = [...by, ...node];
  return JSON.parse(execFileSync(command, args, { encoding: 'utf8' }));
}

const UNHARMED = 'Nothing was changed, and nothing says that the data is damaged.';

describe('a valid data folder', () => {
  beforeEach(needRoot);

  /** In a separate mount namespace: a small file system at /mnt, prepared by a command. */
  const inSmall = (prepare: string): [string, ...string[]] => {
    const script = `mount -t tmpfs -o size=900k tmpfs /mnt && cp -r "$0" /mnt/house && ${prepare} && exec "$@" && ls /mnt/house`;
    return ['unshare', '--mount', 'sh', '-c', script, house];
  };
  const FILL = '(cat /dev/zero > /mnt/fill 2> /dev/null || true)';

  test('can be inspected on a full disk, but not opened', () => {
    const { look, open } = said('/mnt/house', inSmall(FILL));

    expect(look).toBe('1 tables, 3 entries');
    expect(open).toBe(
      `The data folder /mnt/house cannot be written: no space is left on the disk. ${UNHARMED} Free some space, and try again.`,
    );
  });

  test('has no new files beside it after it could not be opened on a full disk', () => {
    const script = `${FILL} && "$1" --import tsx --eval "$2" "$3" /mnt/house && ls /mnt/house && exit`;
    const [command, ...args] = inSmall(script);
    const open = `import(process.argv[1]).then(({ sqliteJournal }) => sqliteJournal(process.argv[2])).catch(() => undefined)`;
    const listed = execFileSync(
      command,
      [...args, process.execPath, open, new URL('./journal.ts', import.meta.url).href],
      { encoding: 'utf8' },
    );

    expect(listed).toBe(`${FILE_NAME}\n`);
  });

  test('can be inspected on a read-only file system, but not opened', () => {
    const { look, open } = said('/mnt/house', inSmall('mount -o remount,ro /mnt'));

    expect(look).toBe('1 tables, 3 entries');
    expect(open).toContain(`/mnt/house cannot be written: the file system is read-only. ${UNHARMED} Mount it`);
  });

  test('with a log is inspected including it, on a read-only file system and on a full disk', async () => {
    const journal = sqliteJournal(made);
    await journal.append('A', { seq: 4, at: 0, body: 0 });
    cpSync(made, join(place, 'crashed'), { recursive: true });
    await journal.close();
    house = join(place, 'crashed');
    rmSync(join(house, `${FILE_NAME}-shm`));

    for (const prepare of ['mount -o remount,ro /mnt', FILL]) {
      const { look, open } = said('/mnt/house', inSmall(prepare));
      expect(look).toBe('1 tables, 4 entries');
      expect(open).toMatch(/^The data folder \/mnt\/house cannot be written: (?:the file system|no space)/);
    }
  });

  test('of another user is neither read nor reported as damaged', () => {
    // Another user may reach neither the sources nor this test's folder: both are mounted where everybody can.
    const script = `mount -t tmpfs tmpfs /mnt && mkdir -m 1777 /mnt/tmp && mkdir /mnt/sources && cp -r "$0" /mnt/house &&
      mount --bind "$1" /mnt/sources && shift && cd /mnt/sources &&
      TMPDIR=/mnt/tmp exec setpriv --reuid=65534 --regid=65534 --clear-groups "$@"`;
    const { look, open } = said('/mnt/house', ['unshare', '--mount', 'sh', '-c', script, house, ROOT], '/mnt/sources');

    expect(look).toContain(
      `/mnt/house cannot be read: this user has no permission. ${UNHARMED} Run it as the user who owns the data`,
    );
    expect(open).toContain(`/mnt/house cannot be written: this user has no permission. ${UNHARMED}`);
  });
});
