import fastify, { type FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { newMetrics } from '../metrics.ts';
import { serveHealth } from './health.ts';

test('the reason why a server is not ready is logged once, and so is the recovery', async () => {
  const lines: { msg: string; why?: string }[] = [];
  const log: FastifyBaseLogger = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const app = fastify({ loggerInstance: log });
  let isFull = true;
  serveHealth(app, {
    journal: {
      async check() {
        if (isFull) throw new Error('the disk is full');
      },
    },
    metrics: newMetrics('here'),
    storeHealth: { isDown: false, isLost: false },
    isDraining: () => false,
  });
  const ask = async () => (await app.inject('/readyz')).statusCode;

  expect([await ask(), await ask()]).toEqual([503, 503]);
  isFull = false;
  expect([await ask(), await ask()]).toEqual([200, 200]);
  expect(lines).toMatchObject([
    { msg: 'not ready: the journal cannot be written', why: 'the disk is full' },
    { msg: 'ready again' },
  ]);
});
