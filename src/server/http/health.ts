import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SharedJournal } from '../../journal/journal.ts';
import type { Metrics } from '../metrics.ts';
import type { StoreHealth } from '../store/store-health.ts';

const READY_MS = 1500;

/** Liveness, readiness and metrics for monitoring. */
export function serveHealth(
  app: FastifyInstance,
  {
    journal,
    metrics,
    storeHealth,
    isDraining,
    token,
  }: {
    journal: Pick<SharedJournal, 'check'>;
    metrics: Metrics;
    storeHealth: Pick<StoreHealth, 'isDown' | 'isLost'>;
    isDraining: () => boolean;
    token?: string | undefined;
  },
): void {
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok\n'));

  let wasReady = true;
  app.get('/readyz', async (_request, reply) => {
    reply.type('text/plain');
    if (isDraining()) return reply.code(503).send('draining\n');
    if (storeHealth.isLost) return reply.code(503).send('the database file was replaced\n');
    if (storeHealth.isDown) return reply.code(503).send('the journal cannot be reached\n');
    try {
      await inTime(journal.check());
      if (!wasReady) app.log.warn('ready again');
      wasReady = true;
      return reply.send('ready\n');
    } catch (error) {
      // Logged once per outage: load balancers check every second.
      if (wasReady) app.log.warn({ why: (error as Error).message }, 'not ready: the journal cannot be written');
      wasReady = false;
      return reply.code(503).send('the journal cannot be written\n');
    }
  });

  app.get('/metrics', async (request, reply) => {
    if (!isOwner(request, token)) return reply.code(404).send({ error: 'not-found' });
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** Rejects if the check takes longer than READY_MS. */
async function inTime(check: Promise<void>): Promise<void> {
  let timeout: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timeout = setTimeout(() => reject(new Error('no answer')), READY_MS);
  });
  await Promise.race([check, late]).finally(() => clearTimeout(timeout));
}

/** Whether a request comes from the server's owner: from this machine, or with the token. */
export function isOwner(request: FastifyRequest, token: string | undefined): boolean {
  return isFromThisMachine(request) || shows(request, token);
}

/** Whether a request comes from this machine and was not forwarded by a proxy on it. */
function isFromThisMachine({ ip, headers }: FastifyRequest): boolean {
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  // DNS rebinding: a page of another site whose name resolves to this machine sends that name as Host.
  const isByOurName = /^(?:localhost|127\.[\d.]+|\[::1\])(?::\d+)?$/.test(headers.host ?? '');
  return !isPassedOn && isByOurName && (ip === '::1' || /^(?:::ffff:)?127\./.test(ip));
}

function shows({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
