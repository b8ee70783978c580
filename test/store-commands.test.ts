import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { backupCommand } from '../src/cli/backup.ts';
import { checkCommand } from '../src/cli/check.ts';
import { exportCommand } from '../src/cli/export.ts';
import { importCommand } from '../src/cli/import.ts';
import { pruneCommand } from '../src/cli/prune.ts';
import { restoreCommand } from '../src/cli/restore.ts';
import { openJournal, type StoreLocation, storeName } from '../src/journal/open.ts';
import type { StoredReport } from '../src/journal/strangers.ts';
import type { Subscription } from '../src/journal/subscriptions.ts';
import { needRoot } from './needs.ts';
import { crash, flipBit, runOn } from './store-command.ts';
import { bothStores } from './stores.ts';

const { inFolder, newDatabase } = bothStores();

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

async function furnish(place: StoreLocation, entries = 3): Promise<void> {
  const journal = await openJournal(place);
  const body = 'x'.repeat(500);
  await Promise.all(
    Array.from({ length: entries }, (_, index) => journal.append('A', { seq: index + 1, at: index, body })),
  );
  await journal.close();
}

async function tablesOf(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`SELECT count(*)::int AS count FROM pg_tables WHERE schemaname = 'public'`);
  await client.end();
  return rows[0].count;
}

test.each([
  ['check', checkCommand],
  ['backup', backupCommand],
  ['export', exportCommand],
  ['prune', pruneCommand],
])('%s makes nothing in a database without a house, and says that there is none', async (_name, command) => {
  const databaseUrl = await newDatabase();
  const files = command.files.length === 0 ? [] : [inFolder('file')];
  const [code, said] = await runOn({ databaseUrl }, command, ...files);

  expect([code, said]).toEqual([1, expect.stringContaining('has no Undercroft tables, and none were created')]);
  expect(await tablesOf(databaseUrl)).toBe(0);
  expect(existsSync(inFolder('file'))).toBe(false);
});

test('a check of a store without tables says that there are none', async () => {
  for (const house of [{ dataDir: inFolder('house') }, { dataDir: '', databaseUrl: await newDatabase() }]) {
    await (await openJournal(house)).close();
    const [code, said] = await runOn(house, checkCommand);

    expect([code, said.split('\n').at(-2)]).toEqual([0, 'There are no tables.']);
    expect(said).toContain(` in ${storeName(house)}.`);
  }
});

test('a check reads a database of an earlier version, without digests, and leaves it unchanged', async () => {
  const databaseUrl = await newDatabase();
  await furnish({ dataDir: '', databaseUrl });
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('ALTER TABLE entries DROP COLUMN digest; UPDATE undercroft_schema SET version = 2');

  expect(await runOn({ databaseUrl }, checkCommand)).toEqual([
    0,
    expect.stringContaining('3 entries are without digests'),
  ]);
  expect((await client.query('SELECT version FROM undercroft_schema')).rows).toEqual([{ version: 2 }]);
  await client.end();
});

test('a folder and a database at once are refused, and the message says how to choose', async () => {
  const [dataDir, databaseUrl] = [inFolder('house'), await newDatabase()];
  await furnish({ dataDir });
  const commands = [checkCommand, backupCommand, restoreCommand, exportCommand, importCommand, pruneCommand];
  // A file that each of them could use.
  await runOn({ dataDir }, exportCommand, inFolder('lines'));
  for (const command of commands) {
    const file = command.name === 'restore' || command.name === 'import' ? inFolder('lines') : inFolder('new');
    const [code, said] = await runOn({ dataDir, databaseUrl }, command, file);

    expect([command.name, code]).toEqual([command.name, 2]);
    expect(said).toContain(storeName({ dataDir, databaseUrl }));
    expect(said).toContain(`for ${dataDir} run env -u DATABASE_URL`);
  }
  expect(await tablesOf(databaseUrl)).toBe(0);
  expect(existsSync(inFolder('new'))).toBe(false);
});

test('a backup of a folder with a damaged log reports it, fails, and leaves file and log unchanged', async () => {
  const [house, crashed] = [{ dataDir: inFolder('house') }, { dataDir: inFolder('crashed') }];
  await furnish(house);
  const { log, digests } = await crash(house, crashed);
  flipBit(log);
  const before = digests();

  for (const command of [backupCommand, exportCommand]) {
    const [code, said] = await runOn(crashed, command, inFolder(command.name));
    expect(code).toBe(1);
    expect(said).toMatch(/its last \d transactions cannot be read, and the moves in them are lost/);
    expect(said).toMatch(/Everything else is intact, and this stops no table \(docs\/hosting\.md\)\.\n$/);
    expect(said).not.toContain('is intact.');
  }
  expect(digests()).toEqual(before);
});

test('a backup needs a file, and refuses the name "-"', async () => {
  const house = { dataDir: inFolder('house') };
  await furnish(house);

  expect(await runOn(house, backupCommand, '-')).toEqual([
    2,
    expect.stringContaining('undercroft export - writes to the output'),
  ]);
  expect(existsSync('-')).toBe(false);
});

const REPORT: StoredReport = {
  id: 'r',
  at: 1000,
  table: 'A',
  seq: 2,
  byName: 'Ann',
  byHash: 'ann',
  byCaller: 'here',
  aboutName: 'Eve “x”',
  aboutHash: 'eve',
  aboutPerson: 'p',
  aboutCaller: 'there',
  reason: 'insults',
  words: '',
  said: '[]',
};
const SUBSCRIPTION: Subscription = {
  id: 'sub',
  table: 'A',
  secretHash: 's',
  channel: 'mail',
  address: 'ann@example.org',
  keys: '',
  locale: 'en',
  zone: 'UTC',
  turn: 0,
};

/** Everything in a store beside its tables. */
async function furnishBesides(place: StoreLocation): Promise<void> {
  const { subscriptions, strangers, close } = await openBound(place);
  await subscriptions.houseKey('vapid', 'the key');
  await strangers.ban({ id: 'ban', hash: 'h', kind: 'device', name: 'Ann', at: 1 });
  await strangers.addReport(REPORT);
  await strangers.noteVisit({ table: 'A', secretHash: 'eve', caller: 'there', now: 1000 });
  await subscriptions.add({ ...SUBSCRIPTION, caller: 'here', now: 1 });
  await strangers.list({ table: 'A', caller: 'here', now: 1 });
  await close();
}

async function openBound(place: StoreLocation) {
  const journal = await openJournal(place);
  return { subscriptions: journal.subscriptions, strangers: journal.strangers, close: () => journal.close() };
}

test('a backup of a SQLite store restores bans, reports, notices, keys and open tables too, into either store, even one that was used before', async () => {
  const [house, file] = [{ dataDir: inFolder('house') }, inFolder('copy')];
  await furnish(house);
  await furnishBesides(house);
  expect((await runOn(house, backupCommand, file))[0]).toBe(0);
  const opened = { dataDir: inFolder('opened') };
  const before = await openBound(opened);
  await before.subscriptions.houseKey('vapid', 'made at the first start');
  await before.close();

  const others: StoreLocation[] = [
    { dataDir: inFolder('new') },
    opened,
    { dataDir: '', databaseUrl: await newDatabase() },
  ];
  for (const other of others) {
    const [code, said] = await runOn(other, restoreCommand, file);
    expect([code, said]).toEqual([0, expect.stringContaining(`into ${storeName(other)}.\nEverything is intact.\n`)]);
    const { subscriptions, strangers, close } = await openBound(other);
    expect(await subscriptions.houseKey('vapid', 'another')).toBe('the key');
    expect(await strangers.bans(0)).toMatchObject([{ id: 'ban', name: 'Ann' }]);
    expect(await strangers.listed()).toEqual(['A']);
    expect(await strangers.callerOf('A', 'eve')).toBe('there');
    expect(await strangers.reports()).toEqual([REPORT]);
    expect(await subscriptions.of('A', 's')).toMatchObject([{ id: 'sub', address: 'ann@example.org', zone: 'UTC' }]);
    await close();
  }
});

test('data missing from exports is named by a restore, and by a backup that is an export', async () => {
  const databaseUrl = await newDatabase();
  const file = inFolder('lines');
  await furnish({ dataDir: '', databaseUrl });

  expect(await runOn({ databaseUrl }, backupCommand, file)).toEqual([
    0,
    expect.stringMatching(/Not in an export: bans, reports, .*\n$/),
  ]);
  expect(await runOn({ dataDir: inFolder('new') }, restoreCommand, file)).toEqual([
    0,
    expect.stringMatching(/Not restored, because an export does not contain them: bans, reports, .*\n$/),
  ]);
});

test('a folder is neither backup nor export, and no store is created for it', async () => {
  const [other, folder] = [inFolder('other'), inFolder('folder')];
  mkdirSync(folder);

  for (const [command, what] of [
    [restoreCommand, 'restored'],
    [importCommand, 'imported'],
  ] as const) {
    expect(await runOn({ dataDir: other }, command, folder)).toEqual([
      1,
      `${folder} cannot be read: it is a folder; nothing was ${what}.\n`,
    ]);
  }
  expect(existsSync(other)).toBe(false);
});

test.each([...Array.from({ length: 8 }, (_, bit) => [8192, bit] as const), [8195, 0], [8197, 2], [100, 3]] as const)(
  'a backup whose byte %i has its bit %i flipped is refused in a sentence, and no store is created for it',
  async (byte, bit) => {
    const [house, file, other] = [{ dataDir: inFolder('house') }, inFolder('copy'), inFolder('other')];
    await furnish(house, 60);
    await runOn(house, backupCommand, file);
    flipBit(file, byte, bit);
    const [code, said] = await runOn({ dataDir: other }, restoreCommand, file);

    expect(code).toBe(1);
    expect(said).toContain('damaged (');
    expect(said).toMatch(/^.*nothing was restored\. Take another backup\.\n$/);
    expect(existsSync(other)).toBe(false);
  },
);

const BIN = fileURLToPath(new URL('../bin/undercroft.js', import.meta.url));

test('a restore and an import without disk space report it, and leave no table', { timeout: 120_000 }, async () => {
  needRoot();
  const house = { dataDir: inFolder('house') };
  await furnish(house, 2000);
  await runOn(house, backupCommand, inFolder('copy'));
  await runOn(house, exportCommand, inFolder('lines'));
  const script = `mount -t tmpfs -o size=900k tmpfs /mnt && "$0" "$1" "$2" "$3" --data-dir /mnt/house; code=$?
    rm -f /mnt/fill; "$0" "$1" check --data-dir /mnt/house; exit $code`;

  for (const [command, file] of [
    ['restore', 'copy'],
    ['restore', 'lines'],
    ['import', 'lines'],
  ] as const) {
    const args = ['--mount', 'sh', '-c', script, process.execPath, BIN, command, inFolder(file)];
    const { status, stdout, stderr } = spawnSync('unshare', args, { encoding: 'utf8' });
    expect(stderr).toMatch(/^The data folder \/mnt\/house cannot be written: no space is left on the disk.*\n$/);
    expect(stdout).toContain('Checked 0 tables');
    expect(status).toBe(1);
  }
});

test('a backup that this user may not read is named in a sentence', { timeout: 120_000 }, async () => {
  needRoot();
  const [house, file] = [{ dataDir: inFolder('house') }, inFolder('copy')];
  await furnish(house);
  await runOn(house, backupCommand, file);
  chmodSync(inFolder('.'), 0o777);
  const by = ['--reuid=65534', '--regid=65534', '--clear-groups', process.execPath, BIN];

  for (const [command, what] of [
    ['restore', 'restored'],
    ['import', 'imported'],
  ] as const) {
    const { status, stderr } = spawnSync('setpriv', [...by, command, file, '--data-dir', inFolder('new')], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, `${file} cannot be read: it may not be read; nothing was ${what}.\n`]);
  }
  expect(readdirSync(inFolder('.'))).not.toContain('new');
});

test('a restore and an import are refused while a server has the folder open, and work once it was killed; a start waits for neither', {
  timeout: 120_000,
}, async () => {
  const [from, file, lines] = [{ dataDir: inFolder('from') }, inFolder('copy'), inFolder('lines')];
  await furnish(from);
  await runOn(from, backupCommand, file);
  await runOn(from, exportCommand, lines);
  const dataDir = inFolder('open');
  const hold = `import(process.argv[1]).then(({ sqliteJournal }) => {
    sqliteJournal(process.argv[2]);
    console.log('open');
    setInterval(() => undefined, 1000);
  });`;
  const sources = new URL('../src/journal/sqlite/journal.ts', import.meta.url).href;
  const house = spawn(process.execPath, ['--import', 'tsx', '--eval', hold, sources, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => house.stdout.once('data', resolve));
  const refused = `A server is using ${dataDir}: stop it, and try again. Nothing was changed.\n`;
  expect(await runOn({ dataDir }, restoreCommand, file)).toEqual([1, refused]);
  expect(await runOn({ dataDir }, restoreCommand, lines)).toEqual([1, refused]);
  expect(await runOn({ dataDir }, importCommand, lines)).toEqual([1, refused]);

  house.kill('SIGKILL');
  await new Promise((resolve) => house.once('exit', resolve));
  expect((await runOn({ dataDir }, restoreCommand, file))[0]).toBe(0);
});

test('a restore into a PostgreSQL that a node is connected to is refused', async () => {
  const [from, file] = [{ dataDir: inFolder('from') }, inFolder('copy')];
  await furnish(from);
  await runOn(from, backupCommand, file);
  const databaseUrl = await newDatabase();
  const node = await openJournal({ dataDir: '', databaseUrl });
  const [code, said] = await runOn({ databaseUrl }, restoreCommand, file);
  expect([code, said]).toEqual([1, expect.stringMatching(/^A node is connected to the .*: stop all nodes/)]);
  await node.close();

  expect((await runOn({ databaseUrl }, restoreCommand, file))[0]).toBe(0);
});
