import { expect, test } from 'vitest';
import { MAX_SUBSCRIPTIONS } from '../../journal/subscriptions.ts';
import { postTable, randomSecret } from '../fixtures/page.ts';
import { ask, begin, serve, service, setUpSlowTables, stored, TOLD } from '../fixtures/slow-table.ts';

setUpSlowTables();

test('wrong secrets, tables without slow pace, and invalid requests', async () => {
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

test('without the test setting, only https to a public host', async () => {
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

test('a thousand subscriptions from one address: a chair takes six, and all chairs together a hundred', async () => {
  const { ofChair, ofCaller } = MAX_SUBSCRIPTIONS;
  // Requests beyond sixty a minute are refused earlier and counted separately: this is what a patient caller gets.
  const server = await serve({ limits: { noticesPerMinute: 2000 } });
  const slow = { game: 'guess', name: 'Ann', manners: { pace: 'slow', takeBots: false } };
  const tables = await Promise.all(Array.from({ length: 20 }, () => postTable(server.address, slow)));
  const { keys, endpoint } = service.subscribe('x');
  const told = (n: number) => ({ kind: 'push', endpoint: `${endpoint}${n}`, keys, ...TOLD });
  const statuses: number[] = [];
  for (const { code, secret } of tables) {
    const numbers = Array.from({ length: 50 }, (_, n) => statuses.length + n);
    const answers = await Promise.all(numbers.map((n) => ask(server, code, { secret, wish: told(n) })));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(ofChair);
    statuses.push(...answers.map(({ status }) => status));
  }
  expect(ofChair * tables.length).toBeGreaterThan(ofCaller);
  expect(statuses.filter((status) => status === 200)).toHaveLength(ofCaller);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1000 - ofCaller);
  expect(stored()).toHaveLength(ofCaller);
});
