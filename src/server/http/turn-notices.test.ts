import { expect, test } from 'vitest';
import { postTable, randomSecret } from '../fixtures/page.ts';
import { ask, begin, serve, service, setUpSlowTables, stored, TOLD } from '../fixtures/slow-table.ts';

setUpSlowTables();

test('wrong secrets, live tables, and what makes no sense', async () => {
  const server = await serve();
  const { code, ann } = await begin(server);
  const browser = service.subscribe('x');
  const wish = { kind: 'push', ...browser, ...TOLD };
  const status = async (body: object, at = code) => (await ask(server, at, body)).status;
  expect(await status({ secret: randomSecret(), wish })).toBe(403);
  expect(await status({ secret: ann.secret, wish }, 'ZZZZZ')).toBe(404);
  expect(await status({ secret: ann.secret, wish: { ...wish, zone: 'Mars/Phobos' } })).toBe(400);
  expect(await status({ secret: ann.secret, wish: { ...wish, keys: { ...browser.keys, auth: 'short' } } })).toBe(400);
  expect(
    await status({
      secret: ann.secret,
      wish: { kind: 'mail', address: 'a@example.org\r\nBcc: b@example.org', ...TOLD },
    }),
  ).toBe(400);
  expect(await status({ secret: ann.secret, wish: { kind: 'mail', address: 'a@example.org', ...TOLD } })).toBe(422);
  const live = await postTable(server.address, { game: 'guess', name: 'Ann' });
  expect(await status({ secret: live.secret, wish }, live.code)).toBe(409);
  expect(stored()).toEqual([]);
});

test('without the setting for tests, nothing but https to a public host', async () => {
  const server = await serve({ pushToAnyHost: false });
  const { code, ann } = await begin(server);
  const { keys } = service.subscribe('x');
  for (const endpoint of [
    `${service.address}/push/x`,
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
  ]) {
    const asked = await ask(server, code, { secret: ann.secret, wish: { kind: 'push', endpoint, keys, ...TOLD } });
    expect(asked.status).toBe(422);
  }
});

test('a thousand from one address', async () => {
  const server = await serve();
  const { code, ann } = await begin(server);
  const { keys, endpoint } = service.subscribe('x');
  const all: { status: number }[] = [];
  while (all.length < 1000) {
    const wishes = Array.from({ length: 20 }, (_, n) => ({
      kind: 'push',
      endpoint: `${endpoint}${all.length + n}`,
      keys,
      ...TOLD,
    }));
    all.push(...(await Promise.all(wishes.map((wish) => ask(server, code, { secret: ann.secret, wish })))));
  }
  expect(all.filter(({ status }) => status === 200)).toHaveLength(6);
  expect(all.filter(({ status }) => status === 429)).toHaveLength(994);
  expect(stored()).toHaveLength(6);
});
