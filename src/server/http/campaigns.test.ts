import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqliteJournal } from '../../journal/sqlite/journal.ts';
import type { CreatedTable } from '../../protocol/client-message.ts';
import type { CampaignInfo } from '../../protocol/table-info.ts';
import { campaignKey } from '../../table/campaign/campaign.ts';
import { passing, postTo, randomSecret, TestPage } from '../fixtures/page.ts';
import { newFolder, type TestServer, testServer } from '../fixtures/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

afterAll(() => server.end());

const post = (path: string, body: unknown, { address } = server) => postTo(`${address}/api/campaigns${path}`, body);

async function begin(game = 'guess'): Promise<string> {
  const response = await post('', { game });
  expect(response.status).toBe(201);
  return ((await response.json()) as { code: string }).code;
}

const info = async (code: string, { address } = server) =>
  (await (await fetch(`${address}/api/campaigns/${code}`)).json()) as CampaignInfo;

const goOn = async (code: string, wish: Record<string, unknown>): Promise<CreatedTable> =>
  (await (await post(`/${code}/tables`, wish)).json()) as CreatedTable;

/** Ann, playing with bots, passes until the game is over. */
async function playToTheEnd({ code, secret }: CreatedTable, { address } = server): Promise<TestPage> {
  const ann = await TestPage.at(address, code, secret);
  await ann.playsOn(passing);
  return ann;
}

test('a campaign begins, is played, and leads everybody at its table to the next', async () => {
  const code = await begin();
  expect(await info(code)).toMatchObject({ code, game: 'guess', choices: ['short'] });
  const first = await goOn(code, { name: 'Ann', bots: ['any'], start: true });
  const ann = await playToTheEnd(first);
  const over = await ann.hears('table', ({ table }) => table.status === 'over');
  expect(over).toMatchObject({ you: { campaign: code }, table: { campaign: { options: { rounds: '1' } } } });
  expect(await ann.asks({ kind: 'rematch' })).toMatchObject({ kind: 'error', code: 'in-campaign' });
  expect(await info(code)).toMatchObject({ choices: ['short', 'long'], table: { code: first.code, status: 'over' } });

  const second = await goOn(code, { name: 'Ann', secret: first.secret, choice: 'long' });
  expect(second).toMatchObject({ chair: 0, secret: first.secret });
  const { table } = await ann.hears('table', (message) => message.table.next !== undefined);
  expect(table.next).toBe(second.code);
  const next = await TestPage.at(server.address, second.code, first.secret);
  expect((await next.hears('welcome')).table).toMatchObject({ status: 'open', options: { rounds: '3' } });
  const ben = await TestPage.at(server.address, second.code);
  expect(await ben.asks({ kind: 'sit', name: 'Ben', secret: randomSecret() })).toMatchObject({ kind: 'seated' });
  const there = await post(`/${code}/tables`, { name: 'Cleo' });
  expect([there.status, await there.json()]).toEqual([200, { code: second.code }]);
  for (const page of [ann, next, ben]) page.close();

  const groups = await Promise.all(
    [code, first.code, second.code].map(async (one) => (await fetch(`${server.address}/api/groups/${one}`)).json()),
  );
  expect(groups[0]).toMatchObject({ campaign: code, games: [{ code: first.code }], latest: { code: second.code } });
  const { campaign: _, ...forAll } = groups[0];
  expect(groups.slice(1)).toEqual([forAll, forAll]);
});

test('only people with a chair at its table learn the code of a campaign', async () => {
  const code = await begin();
  const first = await goOn(code, { name: 'Ann', bots: ['any'], start: true });
  const ann = await playToTheEnd(first);
  await goOn(code, { name: 'Ann', secret: first.secret, choice: 'long' });
  const passer = await TestPage.at(server.address, first.code);
  const told = await Promise.all(
    ['tables', 'results', 'groups', 'replays'].map(async (what) => {
      const response = await fetch(`${server.address}/api/${what}/${first.code}`);
      return response.ok ? response.text() : expect.fail(what);
    }),
  );

  expect(ann.heard.join()).toContain(code);
  for (const text of [...told, ...passer.heard]) expect(text).not.toContain(code);
  for (const page of [ann, passer]) page.close();
});

test('[DT-45] a campaign continues after a server restart, and each game counts once', async () => {
  const dataDir = newFolder();
  const before = await testServer({ dataDir });
  const { code } = (await (await post('', { game: 'guess' }, before)).json()) as { code: string };
  const wish = { name: 'Ann', bots: ['any'], start: true };
  const first = (await (await post(`/${code}/tables`, wish, before)).json()) as CreatedTable;
  const ann = await playToTheEnd(first, before);
  const stood = await info(code, before);
  ann.close();
  await before.close();

  const after = await testServer({ dataDir });
  expect(await info(code, after)).toEqual(stood);
  await post(`/${code}/tables`, { name: 'Ann', choice: 'short' }, after);
  expect((await info(code, after)).journey).toEqual(stood.journey);
  await after.close();
  const journal = sqliteJournal(dataDir);
  const rows = await journal.read(campaignKey(code));
  expect(await journal.unfinished()).not.toContain(campaignKey(code));
  await journal.close();
  rmSync(dataDir, { recursive: true });
  expect(rows.map(({ body }) => (body as { table?: { counted: boolean } }).table?.counted)).toEqual([
    undefined,
    false,
    true,
    false,
  ]);
});

test.each([
  ['', { game: 'dash' }, 422, 'no-such-game'],
  ['', { game: 'guess', pack: '0'.repeat(64) }, 422, 'no-such-pack'],
  ['', { game: 'guess', journey: {} }, 400, 'bad-message'],
  ['/BBBBBBBBBB/tables', { name: 'Ann' }, 404, 'no-such-campaign'],
  ['/nowhere/tables', { name: 'Ann' }, 404, 'no-such-campaign'],
  ['/BBBBBBBBBB/tables', { name: '' }, 400, 'bad-message'],
])('POST %s %j is answered %i %s', async (path, body, status, error) => {
  const response = await post(path, body);

  expect([response.status, await response.json()]).toEqual([status, { error }]);
});

test("options set by the campaign cannot be changed, and a campaign's code is not a table's", async () => {
  const code = await begin();
  const response = await post(`/${code}/tables`, { name: 'Ann', options: { rounds: '100' } });
  expect([response.status, await response.json()]).toEqual([422, { error: 'bad-options' }]);
  expect((await post(`/${code}/tables`, { name: 'Ann', choice: 'long' })).status).toBe(422);

  expect((await fetch(`${server.address}/api/tables/${code}`)).status).toBe(404);
  expect((await fetch(`${server.address}/api/campaigns/BBBBBBBBBB`)).status).toBe(404);
});
