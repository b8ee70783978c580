import { afterEach, beforeEach, expect, test } from 'vitest';
import { MAX_TRANSFER_LENGTH, TRANSFER_MS } from '../../protocol/limits.ts';
import { postTo } from '../fixtures/page.ts';
import { type TestServer, testServer } from '../fixtures/test-server.ts';

const NAME = 'ab'.repeat(32);
let server: TestServer;
let now: number;

beforeEach(async () => {
  now = 1_000_000;
  server = await testServer({ now: () => now });
});

afterEach(() => server.end());

async function post(path: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await postTo(`${server.address}/api/parcels${path}`, body);
  expect(response.headers.get('cache-control') ?? 'no-store').toBe('no-store');
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('a stored bundle is given out once, to anybody with its name', async () => {
  const parcel = 'A'.repeat(MAX_TRANSFER_LENGTH);
  expect(await post('', { name: NAME, parcel })).toEqual({ status: 201, body: { until: now + TRANSFER_MS } });

  expect((await post('/fetch', { name: 'cd'.repeat(32) })).status).toBe(404);
  expect(await post('/fetch', { name: NAME })).toEqual({ status: 200, body: { parcel } });
  expect((await post('/fetch', { name: NAME })).status).toBe(404);
});

test('a bundle that was not fetched in time is gone', async () => {
  await post('', { name: NAME, parcel: 'QQ' });
  now += TRANSFER_MS;
  expect((await post('/fetch', { name: NAME })).status).toBe(404);
});

test('storing the same bundle again succeeds; another one under its name is refused', async () => {
  const first = await post('', { name: NAME, parcel: 'QQ' });
  now += 1000;
  expect(await post('', { name: NAME, parcel: 'QQ' })).toEqual(first);
  expect((await post('', { name: NAME, parcel: 'ZZ' })).status).toBe(503);
});

test('a person who stores more than five loses their own oldest', async () => {
  const names = Array.from({ length: 6 }, (_, n) => `${n}`.padStart(64, '0'));
  for (const name of names) expect((await post('', { name, parcel: 'QQ' })).status).toBe(201);
  const found = await Promise.all(names.map((name) => post('/fetch', { name })));
  expect(found.map(({ status }) => status)).toEqual([404, 200, 200, 200, 200, 200]);
});

test('rate limits stop guessing names and storing many bundles', async () => {
  const tries = await Promise.all(
    Array.from({ length: 20 }, (_, n) => post('/fetch', { name: `${n}`.padStart(64, '0') })),
  );
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(10);
  const left = await Promise.all(Array.from({ length: 10 }, () => post('', { name: NAME, parcel: 'QQ' })));
  expect(left.filter(({ status }) => status === 429)).toHaveLength(4);
});

test.each([
  ['no name', { parcel: 'QQ' }],
  ['a name that is too short', { name: 'ab', parcel: 'QQ' }],
  ['characters that no bundle has', { name: NAME, parcel: '<b>' }],
  ['more than the limit', { name: NAME, parcel: 'A'.repeat(MAX_TRANSFER_LENGTH + 1) }],
  ['something besides', { name: NAME, parcel: 'QQ', until: 5 }],
])('a bundle with %s is refused', async (_, body) => {
  expect((await post('', body)).status).toBe(400);
});
