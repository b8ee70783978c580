import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packDigest } from '../../table/digest.ts';
import { guessBox } from '../../table/fixtures/guess.ts';
import { rawLine } from '../fixtures/bare-page.ts';
import { post, postTable, postTo, TestPage } from '../fixtures/page.ts';
import { newFolder, type TestServer, testServer } from '../fixtures/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  const dataDir = newFolder();
  const clientDir = join(dataDir, 'client');
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  writeFileSync(join(clientDir, 'index.html'), '<!doctype html><title>Undercroft</title>');
  writeFileSync(join(clientDir, 'assets', 'app-1a2b3c4d.js'), 'export {}');
  writeFileSync(join(clientDir, 'assets', 'app-1a2b3c4d.js.gz'), gzipSync('export {}'));
  writeFileSync(
    join(dataDir, 'icons.json'),
    JSON.stringify({ anvil: '<path d="M1"/>', uncertainty: '<path d="M2"/>' }),
  );
  server = await testServer({ dataDir, clientDir });
});

afterAll(() => server.end());

const get = (path: string, headers = {}) => fetch(server.address + path, { headers });

test.each([
  '/',
  '/t/BCDFG',
  '/screen/BCDFG',
  '/here/BCDFG',
  '/here/new/dash',
  '/new/dash',
  '/c/BCDFGHJKLM',
  '/rules/dash',
  '/learn/dash',
  '/learn/dash/1',
  '/credits',
  '/gallery',
])('%s is the app’s page', async (path) => {
  const response = await get(path);

  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toContain('Undercroft');
});

/** The response to a request that no browser would send, byte by byte. */
const rawAnswer = (request: string) => rawLine(server.address, request).answer;

const ASKS = 'HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n';
const UPGRADE = 'HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n';

test.each([
  ['a byte that is no letter', `GET /\xff ${ASKS}`, 400, 'bad-message'],
  ['a NUL', `GET /a\0b ${ASKS}`, 400, 'bad-message'],
  ['a method there is not', `FOO / ${ASKS}`, 400, 'bad-message'],
  ['no HTTP', 'GARBAGE\r\n\r\n', 400, 'bad-message'],
  ['an address of 20 KB', `GET /${'a'.repeat(20_000)} ${ASKS}`, 431, 'too-long'],
  ['an address of 8 KB', `GET /${'a'.repeat(8000)} ${ASKS}`, 404, 'not-found'],
  ['two slashes', `GET // ${ASKS}`, 404, 'not-found'],
  ['an escaped NUL', `GET /%00 ${ASKS}`, 404, 'not-found'],
  ['a socket where there is none', `GET /nothing ${UPGRADE}\r\n`, 404, 'not-found'],
  ['a socket of another site', `GET /ws ${UPGRADE}Origin: http://elsewhere\r\n\r\n`, 403, 'bad-message'],
  ['a socket without a key', `GET /ws ${UPGRADE}\r\n`, 400, 'bad-message'],
])('%s gets an answer of ours with our headers', async (_what, request, status, error) => {
  const answer = await rawAnswer(request);
  const [head = '', body = ''] = answer.split('\r\n\r\n');

  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const header of ['content-security-policy', 'permissions-policy', 'x-content-type-options: nosniff'])
    expect(head.toLowerCase()).toContain(header);
  expect(JSON.parse(body)).toEqual({ error });
});

test('an impossible path leads people to the page for unknown paths', async () => {
  for (const path of ['//', '/%00', `/${'a'.repeat(8000)}`, '/nothing']) {
    const answer = await rawAnswer(`GET ${path} HTTP/1.1\r\nAccept: text/html\r\n${ASKS.slice(ASKS.indexOf('Host'))}`);
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
    expect(answer).toContain('<title>Undercroft</title>');
  }
});

test.each(['/api/nothing', '/api/tables/BCDFG', '/api/tables/bcd', '/packs/0.json', '/assets/old-1.js', '/x.php'])(
  '%s is not found',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test.each([
  ['anvil', '<path d="M1"/>'],
  ['no-such-icon', '<path d="M2"/>'],
  ['constructor', '<path d="M2"/>'],
])('a pack’s icon is sent as one symbol: %s', async (name, body) => {
  const response = await get(`/icons/${name}.svg`);

  expect(response.headers.get('content-type')).toContain('image/svg+xml');
  expect(await response.text()).toContain(`<symbol id="icon" viewBox="0 0 512 512">${body}</symbol>`);
});

test('a dead link shows the app, with status 404', async () => {
  const response = await get('/no/such/page', { accept: 'text/html' });

  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Undercroft');
});

test('a browser that accepts gzip gets the smaller copy made by the build', async () => {
  const { headers } = await get('/assets/app-1a2b3c4d.js', { 'accept-encoding': 'gzip' });

  expect(headers.get('content-encoding')).toBe('gzip');
  expect(headers.get('content-type')).toContain('javascript');
  expect(headers.get('cache-control')).toContain('immutable');
  const plain = await get('/assets/app-1a2b3c4d.js', { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe('export {}');
});

test('nothing outside the app’s folder is served', async () => {
  for (const path of ['/..%2fundercroft.sqlite', '/assets/..%2f..%2fundercroft.sqlite', '/%2e%2e/undercroft.sqlite']) {
    expect((await get(path)).status).toBeGreaterThanOrEqual(400);
  }
});

test('opening a table returns its code and the secret of the first chair', async () => {
  const created = await postTable(server.address, { game: 'guess', name: 'Ann', bots: ['any'] });

  expect(created.code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{8}$/);
  expect(created.secret).toMatch(/^[0-9a-f]{64}$/);
  const summary = await (await get(`/api/tables/${created.code}`)).json();
  expect(summary).toMatchObject({ game: 'guess', status: 'open', host: 0 });
  expect(JSON.stringify(summary)).not.toContain(created.secret);
});

test('the state of a running table says whose turn it is, by chair', async () => {
  const options = { starter: 0 };
  const { code } = await postTable(server.address, { game: 'guess', name: 'Ann', bots: ['any'], options });
  const started = await postTable(server.address, { game: 'guess', name: 'Ann', bots: ['any'], options, start: true });

  expect(await (await get(`/api/tables/${code}`)).json()).not.toHaveProperty('toAct');
  expect((await (await get(`/api/tables/${started.code}`)).json()).toAct).toEqual([0]);
});

test('a big screen gets a code alone: it has no chair', async () => {
  const response = await post(server.address, { game: 'guess', sameRoom: true });
  const created = await response.json();

  expect(Object.keys(created)).toEqual(['code']);
  const summary = await (await get(`/api/tables/${created.code}`)).json();
  expect(summary).toMatchObject({ sameRoom: true, chairs: Array(4).fill({ kind: 'empty' }) });
});

test.each([
  ['no JSON', '{', 400, 'bad-message'],
  ['no name', { game: 'guess' }, 400, 'bad-message'],
  ['a big screen with a name', { game: 'guess', sameRoom: true, name: 'Ann' }, 400, 'bad-message'],
  ['an extra field', { game: 'guess', name: 'Ann', cheat: true }, 400, 'bad-message'],
  ['no such game', { game: 'chess', name: 'Ann' }, 422, 'no-such-game'],
  ['no such option', { game: 'guess', name: 'Ann', options: { colour: 'red' } }, 422, 'bad-options'],
  ['too few to start', { game: 'guess', name: 'Ann', start: true }, 422, 'too-few-players'],
  ['too much', { game: 'guess', name: 'Ann', options: { rounds: 'x'.repeat(20_000) } }, 413, 'too-long'],
])('opening a table with %s is refused in a word', async (_what, body, status, error) => {
  const response = await post(server.address, body);

  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ error });
});

test('a pack is served under its digest, cached for good', async () => {
  await postTable(server.address, { game: 'guess', name: 'Ann' });
  const response = await get(`/packs/${packDigest(guessBox.standardPack)}.json`);

  expect(await response.json()).toEqual(guessBox.standardPack);
  expect(response.headers.get('cache-control')).toContain('immutable');
});

test('the record of an unfinished game is withheld', async () => {
  const { code } = await postTable(server.address, { game: 'guess', name: 'Ann', bots: ['any'], start: true });
  const response = await get(`/api/replays/${code}`);

  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({ error: 'not-over' });
});

test('the server reports that it is alive and ready, and counts its work', async () => {
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(200);
  const metrics = await (await get('/metrics')).text();
  for (const name of ['moves_total', 'refusals_total', 'sockets', 'tables_in_memory', 'append_seconds_count']) {
    expect(metrics).toContain(`undercroft_${name}`);
  }
});

test('the metrics are readable from this machine, or with the token', async () => {
  const guarded = await testServer({ metricsToken: 'open sesame' });
  const ask = (headers: Record<string, string>) => fetch(`${guarded.address}/metrics`, { headers });
  const statuses = await Promise.all(
    [
      {},
      { 'x-forwarded-for': '203.0.113.9' },
      { 'x-forwarded-for': '127.0.0.1' },
      { 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer open sesame' },
      { 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer open says me' },
    ].map(async (headers) => (await ask(headers as Record<string, string>)).status),
  );
  await guarded.end();

  expect(statuses).toEqual([200, 404, 404, 200, 404]);
  expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer undefined' })).status).toBe(
    404,
  );
});

test('forwarded addresses count only from a trusted proxy', async () => {
  const opens = async (of: TestServer, guest: string) => {
    const headers = { 'x-forwarded-for': `198.51.100.1, ${guest}` };
    return (await postTo(`${of.address}/api/tables`, { game: 'guess', name: 'Ann' }, headers)).status;
  };
  const limits = { openingsPerMinute: 1, socketsPerAddress: 1 };
  const [trusting, wary] = [await testServer({ trustProxy: 1, limits }), await testServer({ limits })];

  expect([await opens(trusting, '203.0.113.1'), await opens(trusting, '203.0.113.2')]).toEqual([201, 201]);
  expect(await opens(trusting, '203.0.113.2')).toBe(429);
  expect([await opens(wary, '203.0.113.1'), await opens(wary, '203.0.113.2')]).toEqual([201, 429]);
  const comes = (of: TestServer, guest: string) => TestPage.open(of.address, { 'x-forwarded-for': guest });
  await comes(trusting, '203.0.113.1');
  await comes(trusting, '203.0.113.2');
  await expect(comes(trusting, '203.0.113.2')).rejects.toThrow('429');
  await comes(wary, '203.0.113.1');
  await expect(comes(wary, '203.0.113.2')).rejects.toThrow('429');
  await Promise.all([trusting.end(), wary.end()]);
});

test('the number of tables one address opens is limited', async () => {
  const strict = await testServer({ limits: { openingsPerMinute: 3 } });
  const statuses: number[] = [];
  for (let count = 0; count < 5; count++) {
    statuses.push((await post(strict.address, { game: 'guess', name: 'Ann' })).status);
  }
  await strict.end();

  expect(statuses).toEqual([201, 201, 201, 429, 429]);
});
