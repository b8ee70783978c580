import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { TestPage } from '../fixtures/page.ts';
import { testServer } from '../fixtures/test-server.ts';
import { LIMITS } from './limits.ts';

const REFUSALS = 3;
const limits = {
  ...LIMITS,
  socketsPerAddress: 1,
  refusals: { burst: REFUSALS, perSecond: 0.001 },
  floodMs: 1500,
};

test('an address that continues after many refusals is not read for a while, and then works again', async () => {
  const server = await testServer({ limits });
  const first = await TestPage.open(server.address);
  for (let count = 0; count <= REFUSALS; count++) await expect(TestPage.open(server.address)).rejects.toThrow('429');

  await expect(TestPage.open(server.address)).rejects.toThrow(/hang up|ECONNRESET/);
  // Connected players are not affected.
  expect(await first.sends('{}')).toMatchObject({ kind: 'error' });
  first.close();
  await new Promise((resolve) => setTimeout(resolve, limits.floodMs));
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  const again = await TestPage.open(server.address);
  again.close();
  await server.end();
});

test('a refused connection stays open for a moment, so that the next does not come at once', async () => {
  const server = await testServer({ limits });
  const first = await TestPage.open(server.address);
  for (let count = 0; count <= REFUSALS; count++) await expect(TestPage.open(server.address)).rejects.toThrow('429');
  const began = performance.now();
  const turnedAway = connect(Number(new URL(server.address).port), '127.0.0.1');
  turnedAway.on('error', () => undefined);
  turnedAway.write('GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n');
  turnedAway.on('data', () => expect.unreachable());
  await once(turnedAway, 'close');

  expect(performance.now() - began).toBeGreaterThan(900);
  first.close();
  await server.end();
});

test('behind a proxy, connections are the proxy’s to limit', async () => {
  const server = await testServer({ limits, trustProxy: 1 });
  const from = { 'x-forwarded-for': '203.0.113.7' };
  const first = await TestPage.open(server.address, from);
  for (let count = 0; count < 3 * REFUSALS; count++)
    await expect(TestPage.open(server.address, from)).rejects.toThrow('429');

  const other = await TestPage.open(server.address, { 'x-forwarded-for': '203.0.113.8' });
  other.close();
  first.close();
  await server.end();
});
