import type { FastifyInstance } from 'fastify';
import { openChairWish, tableCode } from '../../protocol/client-message.ts';
import { hexDigest } from '../../table/digest.ts';
import { takeOpenChair } from '../../table/joining/take-chair.ts';
import { callerOf } from '../limits/caller.ts';
import type { ServerContext } from '../socket/connection.ts';
import { PER_MINUTE, sendError } from './api.ts';

/** How many chairs of open tables one address may try for per minute. */
const CHAIRS_PER_MINUTE = 30;

/** A chair at an open table, by one tap on the home page. */
export function serveOpenTables(app: FastifyInstance, { house, tables }: ServerContext): void {
  const few = { config: { rateLimit: { max: CHAIRS_PER_MINUTE, timeWindow: PER_MINUTE } } };
  app.post<{ Params: { code: string } }>('/api/open-tables/:code/chair', few, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { code } = request.params;
    const wish = openChairWish.safeParse(request.body);
    if (!wish.success) return sendError(reply, 400, 'bad-message');
    const loaded = tableCode.safeParse(code).success ? await tables.hold(code) : undefined;
    if (loaded === undefined) return sendError(reply, 404, 'no-such-table');
    try {
      await loaded.referee.refresh();
      if (loaded.referee.isGone) return sendError(reply, 404, 'no-such-table');
      const { name, crest, secret, person } = wish.data;
      const answer = await takeOpenChair(house, loaded, {
        name,
        crest,
        secretHash: hexDigest(secret),
        personHash: hexDigest(person),
        caller: callerOf(request.ip),
      });
      if (answer.kind === 'seated') return reply.code(201).send({ chair: answer.chair });
      // A chair just taken by somebody else is no error of the page, and must not appear in its console.
      return reply.send({ error: answer.kind === 'error' ? answer.code : 'stale' });
    } finally {
      tables.release(code);
    }
  });
}
