import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postgresForFile } from '../../../test/stores.ts';
import { elementAt } from '../../engine/list.ts';
import type { CreatedTable } from '../../protocol/client-message.ts';
import type { StrangersInfo, TableOnOffer } from '../../protocol/open-tables.ts';
import { post, postTable, postTo, randomSecret, TestPage } from '../fixtures/page.ts';
import { newFolder, type TestServer, testServer } from '../fixtures/test-server.ts';

const listed = { kind: 'set-open', listed: true, language: 'it', talk: 'phrases' };
const limits = {
  socket: { burst: 5000, perSecond: 5000 },
  address: { burst: 5000, perSecond: 5000 },
  openingsPerMinute: 2000,
};

const postgres = postgresForFile();

/** A home page that shows the open tables. */
async function homePage(address: string) {
  const page = await TestPage.open(address);
  page.sendRaw('{"kind":"open-tables"}');
  const latest = (): TableOnOffer[] | 'off' | undefined => {
    const news = page.heard.map((text) => JSON.parse(text)).findLast(({ kind }) => kind === 'open-tables');
    return news?.off === true ? 'off' : news?.tables;
  };
  return { latest, close: () => page.close() };
}

/** Somebody taps a table on the home page; returns the response. */
async function taps(address: string, code: string, who: Record<string, unknown> = {}) {
  const secret = randomSecret();
  const wish = { name: 'Cleo', secret, person: randomSecret(), ...who };
  const response = await postTo(`${address}/api/open-tables/${code}/chair`, wish);
  return { status: response.status, ...((await response.json()) as { chair?: number; error?: string }), secret };
}

async function owner(address: string, path = 'strangers', body?: object): Promise<StrangersInfo> {
  const url = `${address}/api/admin/${path}`;
  const response = await (body === undefined ? fetch(url) : postTo(url, body));
  return (await response.json()) as StrangersInfo;
}

async function hosted(address: string, wishes: object = {}): Promise<CreatedTable & { page: TestPage }> {
  const wish = {
    game: 'guess',
    name: 'Ann',
    person: randomSecret(),
    options: { starter: 0, rounds: '100' },
    ...wishes,
  };
  const created = await postTable(address, wish);
  return { ...created, page: await TestPage.at(address, created.code, created.secret) };
}

describe.each(['PostgreSQL', 'one folder'])('two nodes on %s', (name) => {
  let nodes: TestServer[] = [];
  let here: string;
  let there: string;
  const dataDir = newFolder();

  // Once for all; not before the first, which is skipped without PostgreSQL.
  beforeEach(async () => {
    if (nodes.length > 0) return;
    const databaseUrl = name === 'PostgreSQL' ? { databaseUrl: await postgres().newDatabase() } : {};
    const node = () => testServer({ dataDir, ...databaseUrl, botPace: 20, limits });
    const [one, other] = await Promise.all([node(), node()]);
    nodes = [one, other];
    [here, there] = [one.address, other.address];
  });

  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    rmSync(dataDir, { recursive: true });
  });

  test('an open table appears on every home page at once, updates there, and disappears when it is closed', async () => {
    const home = await homePage(there);
    await expect.poll(home.latest).toEqual([]);
    const { code, page } = await hosted(here);
    await page.asks(listed);
    const shown = { code, game: 'guess', status: 'open', people: [{ name: 'Ann' }], bots: 0, free: 3 };
    await expect.poll(home.latest).toEqual([{ ...shown, pace: 'live', language: 'it' }]);

    expect(await taps(there, code)).toMatchObject({ status: 201, chair: 1 });
    await expect.poll(home.latest).toMatchObject([{ code, free: 2, people: [{ name: 'Ann' }, { name: 'Cleo' }] }]);
    await page.asks({ ...listed, listed: false });
    await expect.poll(home.latest).toEqual([]);
    expect(await taps(there, code)).toMatchObject({ status: 200, error: 'not-open' });
    page.close();
    home.close();
  });

  test('a host plays with bots until a newcomer takes a bot’s seat through the other node, and the host is told', async () => {
    const { code, page } = await hosted(here, { open: 'en', bots: ['any'], start: true });
    const home = await homePage(there);
    await expect.poll(home.latest).toMatchObject([{ code, status: 'playing', bots: 1, free: 1, language: 'en' }]);

    const cleo = await taps(there, code);
    expect(cleo).toMatchObject({ status: 201, chair: 1 });
    const { marks } = await page.hears('played', (played) => (played.marks ?? []).length > 0);
    expect(marks).toMatchObject([{ kind: 'took-over', name: 'Cleo', seat: 1 }]);
    await expect.poll(home.latest).toEqual([]);
    expect(await taps(there, code)).toMatchObject({ status: 200, error: 'already-started' });
    const cleos = await TestPage.at(there, code, cleo.secret);
    expect((await cleos.hears('welcome')).you).toMatchObject({ viewer: 1, chair: 1 });
    for (const one of [page, cleos, home]) one.close();
  });

  test('a live table is listed while somebody is connected; a host who returns finds it still open', async () => {
    const home = await homePage(there);
    const { code, secret, page } = await hosted(here, { open: 'en' });
    await expect.poll(home.latest).toMatchObject([{ code }]);
    page.close();
    await expect.poll(home.latest).toEqual([]);
    const again = await TestPage.at(there, code, secret);
    await expect.poll(home.latest).toMatchObject([{ code }]);
    again.close();
    home.close();
  });

  test('a report reaches the owner with the chat lines; a ban removes the person, and keeps device and address out', async () => {
    const { code, page } = await hosted(here, { open: 'en' });
    await page.asks({ ...listed, talk: 'free' });
    const person = randomSecret();
    const { secret } = await taps(there, code, { name: '<img src=x>', person });
    const rude = await TestPage.at(there, code, secret);
    await rude.asks({ kind: 'say', text: '<script>alert(1)</script>' });
    await page.hears('said');
    await page.asks({ kind: 'report', chair: 1, reason: 'words', words: 'See for yourself' });

    const { reports } = await owner(there);
    expect(reports).toMatchObject([
      {
        table: code,
        status: 'open',
        by: 'Ann',
        about: '<img src=x>',
        words: 'See for yourself',
        said: [{ name: '<img src=x>', said: { text: '<script>alert(1)</script>' } }],
        canBan: { device: true, address: true },
        isBanned: false,
      },
    ]);
    const after = await owner(here, `reports/${elementAt(reports, 0).id}`, { kind: 'ban', address: false });
    expect(after).toMatchObject({ reports: [{ isBanned: true }], bans: [{ kind: 'device', name: '<img src=x>' }] });
    const chairs = () => page.messages.findLast((message) => message.kind === 'table')?.table.chairs;
    await expect.poll(chairs).toMatchObject([{ kind: 'person' }, { kind: 'empty' }, {}, {}]);
    const other = await hosted(here, { open: 'en' });
    for (const address of [here, there]) {
      expect(await taps(address, other.code, { person, name: 'New name' })).toMatchObject({
        status: 200,
        error: 'banned',
      });
    }
    expect((await post(there, { game: 'guess', name: 'Eve', person, open: 'en' })).status).toBe(403);
    // The same person with another device, from the same address.
    expect(await taps(there, other.code)).toMatchObject({ status: 201 });
    await owner(here, `reports/${elementAt(reports, 0).id}`, { kind: 'ban', address: true });
    expect(await taps(there, other.code)).toMatchObject({ status: 200, error: 'banned' });
    const { bans } = await owner(here);
    expect(bans.map(({ kind, until }) => [kind, until === undefined])).toEqual([
      ['address', false],
      ['device', true],
    ]);
    for (const { id } of bans) await fetch(`${here}/api/admin/bans/${id}`, { method: 'DELETE' });
    expect(await taps(there, other.code)).toMatchObject({ status: 201 });
    expect(await owner(there, `reports/${elementAt(reports, 0).id}`, { kind: 'delete' })).toEqual({
      reports: [],
      bans: [],
    });
    for (const one of [page, rude, other.page]) one.close();
  });
});

describe('one node', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await testServer({ limits, trustProxy: 1, metricsToken: 'owner' });
  });

  afterAll(() => server.end());

  test('one address can list at most ten tables', async () => {
    const { address } = server;
    const statuses: number[] = [];
    for (let table = 0; table < 100; table++) {
      statuses.push((await post(address, { game: 'guess', name: 'Eve', person: randomSecret(), open: 'en' })).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(90);
    const { page } = await hosted(address);
    expect(await page.asks(listed)).toMatchObject({ kind: 'error', code: 'too-many' });
    page.close();
  });

  test('only the owner reads reports: not through a proxy without the token, and not from another site', async () => {
    const { address } = server;
    const ask = async (headers: Record<string, string>) =>
      (await fetch(`${address}/api/admin/strangers`, { headers })).status;
    expect(await ask({})).toBe(200);
    expect(await ask({ 'x-forwarded-for': '203.0.113.7' })).toBe(404);
    expect(await ask({ 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer wrong' })).toBe(404);
    expect(await ask({ 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer owner' })).toBe(200);
    const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    const lifted = await fetch(`${address}/api/admin/bans/x`, { method: 'DELETE', headers: elsewhere });
    expect(lifted.status).toBe(403);
  });

  test('an invalid request for a chair is refused: without a device, with a malformed secret, for no table', async () => {
    const { address } = server;
    expect(await taps(address, 'BCDFG')).toMatchObject({ status: 404 });
    expect(await taps(address, 'BCDFG', { person: undefined })).toMatchObject({ status: 400 });
    expect(await taps(address, 'BCDFG', { secret: 'short' })).toMatchObject({ status: 400 });
    expect(await taps(address, '..%2F..%2F', {})).toMatchObject({ status: 404 });
  });
});

test('a server with OPEN_TABLES=off lists nothing, opens nothing, and says so', async () => {
  const server = await testServer({ openTables: false });
  const home = await homePage(server.address);
  await expect.poll(home.latest).toBe('off');
  const { page } = await hosted(server.address);
  expect((await page.hears('welcome')).table).not.toHaveProperty('mayOpen');
  expect(await page.asks(listed)).toMatchObject({ kind: 'error', code: 'not-open' });
  expect((await post(server.address, { game: 'guess', name: 'Ann', person: randomSecret(), open: 'en' })).status).toBe(
    422,
  );
  page.close();
  home.close();
  await server.end();
});
