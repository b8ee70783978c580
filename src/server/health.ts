import type { FastifyInstance } from 'fastify';
import type { Journal } from '../journal/journal.ts';
import type { Metrics } from './metrics.ts';

/** For whoever watches over the house: is it alive, is it ready for guests, and how does it fare. */
export function serveHealth(
  app: FastifyInstance,
  { journal, metrics, isDraining }: { journal: Journal; metrics: Metrics; isDraining: () => boolean },
): void {
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok\n'));

  app.get('/readyz', async (_request, reply) => {
    reply.type('text/plain');
    if (isDraining()) return reply.code(503).send('draining\n');
    try {
      await journal.heads([]);
      return reply.send('ready\n');
    } catch {
      return reply.code(503).send('the journal cannot be read\n');
    }
  });

  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
