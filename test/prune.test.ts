import { afterEach, expect, test, vi } from 'vitest';
import { pruneCommand } from '../src/cli/prune.ts';
import { sqliteJournal } from '../src/journal/sqlite/journal.ts';
import { postTable, TestPage } from '../src/server/fixtures/page.ts';
import { newFolder, type TestServer, testServer } from '../src/server/fixtures/test-server.ts';

const DAY_MS = 86_400_000;
let house: TestServer;

afterEach(async () => {
  vi.restoreAllMocks();
  await house.end();
});

/** The output and effect of `undercroft prune`. */
async function prune(dataDir: string, values: Record<string, string>, onSaid?: () => void): Promise<string> {
  const said: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    onSaid?.();
    return said.push(String(text)) > 0;
  });
  const given = new Map(Object.entries({ ...values, 'data-dir': dataDir }).map(([name, value]) => [name, [value]]));
  expect(await pruneCommand.run({ values: given, files: [] })).toBe(0);
  spy.mockRestore();
  return said.join('');
}

test('prune --yes removes old tables of a running house: never one in use, of a campaign, or finished unless asked', async () => {
  const dataDir = newFolder();
  let now = Date.now() - 40 * DAY_MS;
  house = await testServer({ dataDir, now: () => now, limits: { idleMs: 0 } });
  const { address } = house;
  const wish = { game: 'guess', name: 'Ann', bots: ['any'], start: true, options: { rounds: '1', starter: 0 } };
  const [left, used, over] = [
    await postTable(address, wish),
    await postTable(address, wish),
    await postTable(address, wish),
  ];
  const player = await TestPage.at(address, over.code, over.secret);
  await player.asks({ kind: 'move', seen: 2, move: { kind: 'pass' } });
  await player.hears('table', ({ table }) => table.status === 'over');
  player.close();
  const begun = await fetch(`${address}/api/campaigns`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'time' }),
  });
  const campaign = ((await begun.json()) as { code: string }).code;
  now = Date.now();
  const fresh = await postTable(address, wish);
  const watcher = await TestPage.at(address, used.code);
  const stands = async (code: string) => (await fetch(`${address}/api/tables/${code}`)).status;

  expect(await prune(dataDir, { days: '50' })).toBe('Would remove 0 tables with 0 entries, untouched for 50 days.\n');
  const plan = await prune(dataDir, { days: '30' });
  expect(plan).toMatch(/^Kept: at 1 somebody is now\.\nWould remove 1 table with \d+ entries/);
  expect(plan).toContain('Nothing was changed.');
  expect(await stands(left.code)).toBe(200);

  expect(await prune(dataDir, { days: '30', yes: '' })).toContain('Removed 1 table with');
  expect(await Promise.all([left, used, over, fresh].map(({ code }) => stands(code)))).toEqual([404, 200, 200, 200]);
  const more = await prune(dataDir, { days: '30', yes: '', finished: '' });
  expect(more).toMatch(/^Kept: 1 is of a campaign, at 1 somebody is now\.\nRemoved 1 table \(1 finished\) with/);
  expect(await Promise.all([used, over, fresh].map(({ code }) => stands(code)))).toEqual([200, 404, 200]);
  expect((await fetch(`${address}/api/campaigns/${campaign}`)).status).toBe(200);
  watcher.close();
});

test('a table opened after the list was made is kept, and a removed one is not served from memory', async () => {
  const dataDir = newFolder();
  let now = Date.now() - 40 * DAY_MS;
  house = await testServer({ dataDir, now: () => now });
  const wish = { game: 'guess', name: 'Ann' };
  const { address } = house;
  const tables = [await postTable(address, wish), await postTable(address, wish), await postTable(address, wish)];
  const [left, used, late] = tables.map(({ code }) => code);
  now = Date.now();
  const stands = async (code: string) => (await fetch(`${address}/api/tables/${code}`)).status;
  // Another node, with somebody at one table, and at another one a moment later.
  const other = sqliteJournal(dataDir);
  const here = [[used, []]];
  other.subscribe((hint) => {
    const { kind, node } = hint.kind === 'message' ? JSON.parse(hint.text) : hint;
    if (kind !== 'hello') return;
    other.broadcast(JSON.stringify({ kind: 'here', node: 'other', tables: here }));
    other.broadcast(JSON.stringify({ kind: 'alive', node: 'other', to: node }));
  });
  expect(await Promise.all([left, used, late].map(stands))).toEqual([200, 200, 200]);
  const said = await prune(dataDir, { days: '30', yes: '' }, () => here.push([late, []]));

  expect(said).toMatch(/^Kept: at 1 somebody is now\.\nRemoved 1 table with/);
  expect(await Promise.all([left, used, late].map(stands))).toEqual([404, 200, 200]);
  await other.close();
});
