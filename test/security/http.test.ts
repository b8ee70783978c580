import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawLine as rawLineTo } from '../../src/server/fixtures/bare-page.ts';
import { hostTable, postTable, TestPage } from '../../src/server/fixtures/page.ts';
import { type TestServer, testServer } from '../../src/server/fixtures/test-server.ts';
import { sourceFiles } from '../sources.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer({ limits: { requestMs: 300, connectionsPerAddress: 12 } });
});

afterAll(() => server.end());

const rawLine = (text: string) => rawLineTo(server.address, text);

describe('another site', () => {
  const post = (headers: Record<string, string>, body = '{"game":"guess","name":"Eve"}') =>
    fetch(`${server.address}/api/tables`, { method: 'POST', headers, body });
  const json = { 'content-type': 'application/json' };

  test('cannot post on behalf of a visitor', async () => {
    const elsewhere = [
      'https://elsewhere.example',
      'null',
      `${server.address}.elsewhere.example`,
      'http://127.0.0.1:1',
    ];
    for (const origin of elsewhere) expect((await post({ ...json, origin })).status).toBe(403);
    // Without a preflight a browser sends only text or a form.
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      expect((await post({ 'content-type': type })).status).toBeGreaterThanOrEqual(400);
    }
    expect((await post({ ...json, origin: server.address })).status).toBe(201);
    expect((await post(json)).status).toBe(201);
  });

  test('cannot read anything either', async () => {
    const response = await fetch(`${server.address}/api/packs`, { headers: { origin: 'https://elsewhere.example' } });

    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});

test('metrics are served for localhost only, not for another host name (DNS rebinding)', async () => {
  const ask = (host: string) => rawLine(`GET /metrics HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`).answer;

  expect(await ask('elsewhere.example:8080')).toMatch(/^HTTP\/1.1 404/);
  expect(await ask('localhost:8080')).toMatch(/^HTTP\/1.1 200/);
});

test.each(['/', '/api/packs', '/api/tables/BCDFG', '/healthz', '/no/such', '/%ff', '/api/tables/%c3%28'])(
  '%s has every header',
  async (path) => {
    const { headers } = await fetch(server.address + path);

    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';" +
        "connect-src 'self';manifest-src 'self';worker-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
  },
);

test.each([
  ['without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  [
    'with an expectation nobody knows',
    'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: foo\r\nConnection: close\r\n\r\n',
    200,
  ],
])('a request %s has our headers', async (_what, text, status) => {
  const answer = await rawLine(text).answer;

  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  expect(answer.toLowerCase()).toContain('permissions-policy: camera=()');
});

test('an offer of a protocol other than WebSocket is answered with HTTP', async () => {
  const ask = (method: string) =>
    rawLine(`${method} /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n\r\n`)
      .answer;

  expect(await ask('GET')).toMatch(/^HTTP\/1.1 200 /);
  expect(await ask('POST')).toMatch(/^HTTP\/1.1 400 /);
});

test('a body that is not UTF-8 is refused', async () => {
  const body = Buffer.concat([Buffer.from('{"game":"guess","name":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${server.address}/api/tables`, { method: 'POST', headers, body });

  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: 'bad-message' });
});

describe('slow clients, and too many clients', () => {
  test('endless requests are refused, and the rest of that connection is not read', async () => {
    const strict = await testServer({ limits: { requests: { burst: 20, perSecond: 0.001 } } });
    const heard = await rawLineTo(strict.address, 'GET /no/such HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100)).answer;
    await strict.end();

    const statuses = [...heard.matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status]) => status);
    expect(statuses).toEqual([...new Array(20).fill('404'), '429']);
  });

  test.each([
    ['a request that never ends', 'GET / HTTP/1.1\r\nHost: x\r\nA: '],
    [
      'a body that never comes',
      'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    ],
    ['a line that says nothing', ''],
  ])('%s is not waited for', async (_what, text) => {
    const begun = Date.now();
    const { answer } = rawLine(text);

    expect(await answer).toMatch(/^(?:HTTP\/1.1 (?:408|400)|$)/);
    // Node's own timeout is a minute and more.
    expect(Date.now() - begun).toBeLessThan(30_000);
  });

  test('a connection whose upgrade was refused is closed, even if the client keeps it open', async () => {
    const { hostname, port } = new URL(server.address);
    const line = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    line.on('error', () => undefined);
    line.resume();
    const cut = new Promise((resolve) => line.on('close', resolve));
    line.write('GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    await once(line, 'end');
    const writing = setInterval(() => line.write('x'), 10);

    await cut;
    clearInterval(writing);
  });

  test('the number of connections per address is limited, and freed when they close', async () => {
    const lines = Array.from({ length: 30 }, () => rawLine('GET / HTTP/1.1\r\n'));
    let open = lines.length;
    for (const { answer } of lines) void answer.then(() => (open -= 1));
    await expect.poll(() => open).toBeLessThanOrEqual(12);
    for (const { socket } of lines) socket.destroy();
    await Promise.all(lines.map(({ answer }) => answer));

    await expect.poll(async () => (await fetch(`${server.address}/healthz`).catch(() => undefined))?.status).toBe(200);
  });

  test('WebSockets do not count: a server full of players still serves pages', async () => {
    const { code } = await postTable(server.address, { game: 'guess', name: 'Ann' });
    const pages: TestPage[] = [];
    for (let count = 0; count < 20; count++) pages.push(await TestPage.at(server.address, code));

    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    for (const page of pages) page.close();
  });

  test('a WebSocket stays open, however long it is silent', async () => {
    const { page } = await hostTable(server.address);
    await new Promise((resolve) => setTimeout(resolve, 1000));

    expect(await page.asks({ kind: 'rename', name: 'Anna' })).toMatchObject({ kind: 'done' });
    page.close();
  });
});

describe('the pages', () => {
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  const sources = sourceFiles('src').filter(({ path }) => path.startsWith('src/client/') && !path.includes('.test.'));

  test('have no inline script or style', () => {
    expect(page.match(/<script(?![^>]*\ssrc=)/g)).toBeNull();
    expect(page.match(/<style|\sstyle=|\son[a-z]+=|javascript:/gi)).toBeNull();
  });

  test('never turn text into markup or script', () => {
    const dangerous =
      /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function\b/;
    expect(sources.filter(({ text }) => dangerous.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('put no secret into a URL', () => {
    const telling = /[?&#](?:secret|person|seed|token)=|\b(?:href|navigate|pushState|replaceState)\b.*\bsecret\b/;
    expect(sources.filter(({ text }) => telling.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

test('dependencies are pinned by digest, and have no install scripts', () => {
  const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
    packages: Record<string, { dev?: true; optional?: true; integrity?: string; hasInstallScript?: true }>;
  };
  const used = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && dev !== true);

  expect(used.length).toBeGreaterThan(10);
  expect(used.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  expect(used.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
});
