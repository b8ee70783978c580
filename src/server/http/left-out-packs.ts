import type { FastifyInstance } from 'fastify';
import type { LeftOutPack } from '../../protocol/offered-pack.ts';
import { isOwner } from './health.ts';

/** For the owner: the pack files that could not be used. */
export function serveLeftOutPacks(
  app: FastifyInstance,
  { leftOut, token }: { leftOut: readonly LeftOutPack[]; token?: string | undefined },
): void {
  app.get('/api/admin/packs', async (request, reply) => {
    if (!isOwner(request, token)) return reply.code(404).send({ error: 'not-found' });
    return reply.header('cache-control', 'no-store').send(leftOut);
  });
}
