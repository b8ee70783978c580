import type { FastifyInstance } from 'fastify';
import { campaignCode, tableCode } from '../../protocol/client-message.ts';
import { groupAt, groupOfCampaign } from '../../table/records/group.ts';
import { Results } from '../../table/records/results.ts';
import type { ServerContext } from '../socket/connection.ts';
import { PER_MINUTE, sendError } from './api.ts';

type ByCode = { Params: { code: string } };

/** The first request replays all games of a group, so it has a rate limit of its own. */
const GROUPS_PER_MINUTE = 60;

/** How finished games went, one by one and for people who play again and again. */
export function serveGroups(
  app: FastifyInstance,
  { house, limits, tables }: Pick<ServerContext, 'house' | 'limits' | 'tables'>,
): void {
  const results = new Results(house, {
    inMemory: async (code) => (await tables.inMemory(code))?.referee.table,
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  });
  const questions = { config: { rateLimit: { max: limits.questionsPerMinute, timeWindow: PER_MINUTE } } };
  const few = { config: { rateLimit: { max: GROUPS_PER_MINUTE, timeWindow: PER_MINUTE } } };

  app.get<ByCode>('/api/results/:code', questions, async ({ params }, reply) => {
    const chapter = tableCode.safeParse(params.code).success ? await results.read(params.code) : undefined;
    reply.header('cache-control', 'no-store');
    if (chapter === undefined) return sendError(reply, 404, 'no-such-table');
    return chapter.finished === undefined ? sendError(reply, 409, 'not-over') : reply.send(chapter.finished.result);
  });

  app.get<ByCode>('/api/groups/:code', few, async ({ params: { code } }, reply) => {
    reply.header('cache-control', 'no-store');
    const isCampaign = campaignCode.safeParse(code).success;
    if (!isCampaign && !tableCode.safeParse(code).success) return sendError(reply, 404, 'no-such-table');
    const group = await (isCampaign ? groupOfCampaign : groupAt)(house, results, code);
    return group === undefined
      ? sendError(reply, 404, isCampaign ? 'no-such-campaign' : 'no-such-table')
      : reply.send(group);
  });
}
