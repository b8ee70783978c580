import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, expect, test, vi } from 'vitest';
import { pruneCommand } from '../src/cli/prune.ts';
import { elementAt } from '../src/engine/list.ts';
import { FILE_NAME } from '../src/journal/sqlite/files.ts';
import { sqliteJournal } from '../src/journal/sqlite/journal.ts';
import type { StrangersInfo } from '../src/protocol/open-tables.ts';
import { postTable, postTo, randomSecret, TestPage } from '../src/server/fixtures/page.ts';
import { pushService } from '../src/server/fixtures/push-service.ts';
import { newFolder, type TestServer, testServer } from '../src/server/fixtures/test-server.ts';
import { undercroft } from './undercroft.ts';

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

test('prune --yes removes old tables of a running server: never one in use, of a campaign, or finished unless requested', async () => {
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
  const begun = await postTo(`${address}/api/campaigns`, { game: 'time' });
  const campaign = ((await begun.json()) as { code: string }).code;
  now = Date.now();
  const fresh = await postTable(address, wish);
  const watcher = await TestPage.at(address, used.code);
  const stands = async (code: string) => (await fetch(`${address}/api/tables/${code}`)).status;

  expect(await prune(dataDir, { days: '50' })).toBe('Would remove 0 tables with 0 entries, untouched for 50 days.\n');
  const plan = await prune(dataDir, { days: '30' });
  expect(plan).toMatch(/^Kept: 1 table in use\.\nWould remove 1 table with \d+ entries/);
  expect(plan).toContain('Nothing was changed.');
  expect(await stands(left.code)).toBe(200);

  expect(await prune(dataDir, { days: '30', yes: '' })).toContain('Removed 1 table with');
  expect(await Promise.all([left, used, over, fresh].map(({ code }) => stands(code)))).toEqual([404, 200, 200, 200]);
  const more = await prune(dataDir, { days: '30', yes: '', finished: '' });
  expect(more).toMatch(/^Kept: 1 is of a campaign, 1 table in use\.\nRemoved 1 table \(1 finished\) with/);
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
  const { code: left } = await postTable(address, wish);
  const { code: used } = await postTable(address, wish);
  const { code: late } = await postTable(address, wish);
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

  expect(said).toMatch(/^Kept: 1 table in use\.\nRemoved 1 table with/);
  expect(await Promise.all([left, used, late].map(stands))).toEqual([404, 200, 200]);
  await other.close();
});

test("data about people is deleted as SECURITY.md says, with the owner's command; newer data stays", async () => {
  const dataDir = newFolder();
  let now = Date.now() - 40 * DAY_MS;
  house = await testServer({ dataDir, now: () => now, pushToAnyHost: true, daily: false });
  const { address } = house;
  const old = await reportedTable(address);
  await tellOfTurns(address, old);
  const { id } = elementAt(await reportsAt(address), 0);
  // The device for good, the address for 30 days.
  for (const byAddress of [false, true]) await judge(address, id, { kind: 'ban', address: byAddress });
  now = Date.now();
  const fresh = await reportedTable(address);
  await tellOfTurns(address, fresh);
  const kept = () => rowsIn(dataDir, ['tables', 'subscriptions', 'visits', 'reports', 'bans']);
  expect(kept()).toEqual({ tables: 2, subscriptions: 2, visits: 4, reports: 2, bans: 2 });

  const plan = await undercroft(['prune', '--days', '30'], { DATA_DIR: dataDir });
  expect(plan).toMatchObject({ exitCode: 0, stderr: '' });
  expect(plan.stdout).toMatch(/^Would remove 1 table with \d+ entries, untouched for 30 days\.$/m);
  expect(plan.stdout).toMatch(/^Would delete 1 report of people\.$/m);
  expect(kept()).toEqual({ tables: 2, subscriptions: 2, visits: 4, reports: 2, bans: 2 });

  const done = await undercroft(['prune', '--days', '30', '--yes'], { DATA_DIR: dataDir });
  expect(done).toMatchObject({ exitCode: 0, stderr: '' });
  expect(done.stdout).toMatch(/^Removed 1 table with/m);
  expect(done.stdout).toMatch(/^Deleted 1 report of people\.$/m);
  expect(kept()).toEqual({ tables: 1, subscriptions: 1, visits: 2, reports: 1, bans: 1 });
  // The running server shows the same.
  expect(await reportsAt(address)).toMatchObject([{ table: fresh.code }]);
  expect((await fetch(`${address}/api/tables/${old.code}`)).status).toBe(404);
});

/** A slow open table at which Eve sat down and was reported; everybody has left again. */
async function reportedTable(address: string): Promise<{ code: string; secret: string }> {
  const manners = { pace: 'slow', takeBots: true };
  const wish = { game: 'guess', name: 'Ann', person: randomSecret(), open: 'en', manners };
  const { code, secret } = await postTable(address, wish);
  const eve = { name: 'Eve', secret: randomSecret(), person: randomSecret() };
  expect((await postTo(`${address}/api/open-tables/${code}/chair`, eve)).status).toBe(201);
  const host = await TestPage.at(address, code, secret);
  expect(await host.asks({ kind: 'report', chair: 1, reason: 'words', words: 'Rude' })).toMatchObject({ kind: 'done' });
  host.close();
  return { code, secret };
}

async function tellOfTurns(address: string, { code, secret }: { code: string; secret: string }): Promise<void> {
  const service = await pushService();
  const wish = { kind: 'push', ...service.subscribe('x'), locale: 'en', zone: 'UTC' };
  expect((await postTo(`${address}/api/tables/${code}/turn-notices`, { secret, wish })).status).toBe(200);
  await service.end();
}

async function reportsAt(address: string): Promise<StrangersInfo['reports']> {
  return ((await (await fetch(`${address}/api/admin/strangers`)).json()) as StrangersInfo).reports;
}

async function judge(address: string, report: string, judgement: object): Promise<void> {
  expect((await postTo(`${address}/api/admin/reports/${report}`, judgement)).status).toBe(200);
}

function rowsIn(dataDir: string, tables: readonly string[]): Record<string, number> {
  const database = new Database(join(dataDir, FILE_NAME));
  const count = (table: string) => (database.prepare(`SELECT count(*) AS n FROM ${table}`).get() as { n: number }).n;
  const rows = Object.fromEntries(tables.map((table) => [table, count(table)]));
  database.close();
  return rows;
}
