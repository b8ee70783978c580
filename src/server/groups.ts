import type { FastifyInstance } from 'fastify';
import { campaignCode, tableCode } from '../protocol/client-message.ts';
import { groupAt, groupOfCampaign } from '../table/group.ts';
import { Results } from '../table/results.ts';
import { fail, PER_MINUTE } from './api.ts';
import type { Desk } from './connection.ts';

type ByCode = { Params: { code: string } };

/** All games of a group are played again for the first who asks: that is more work than other questions. */
const GROUPS_PER_MINUTE = 60;

/** How finished games went, one by one and for people who play again and again. */
export function serveGroups(
  app: FastifyInstance,
  { house, limits, rooms }: Pick<Desk, 'house' | 'limits' | 'rooms'>,
): void {
  const results = new Results(house, {
    inMemory: async (code) => (await rooms.inMemory(code))?.referee.table,
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  });
  const questions = { config: { rateLimit: { max: limits.questionsPerMinute, timeWindow: PER_MINUTE } } };
  const few = { config: { rateLimit: { max: GROUPS_PER_MINUTE, timeWindow: PER_MINUTE } } };

  app.get<ByCode>('/api/results/:code', questions, async ({ params }, reply) => {
    const chapter = tableCode.safeParse(params.code).success ? await results.read(params.code) : undefined;
    reply.header('cache-control', 'no-store');
    if (chapter === undefined) return fail(reply, 404, 'no-such-table');
    return chapter.finished === undefined ? fail(reply, 409, 'not-over') : reply.send(chapter.finished.result);
  });

  app.get<ByCode>('/api/groups/:code', few, async ({ params: { code } }, reply) => {
    reply.header('cache-control', 'no-store');
    const isCampaign = campaignCode.safeParse(code).success;
    if (!isCampaign && !tableCode.safeParse(code).success) return fail(reply, 404, 'no-such-table');
    const group = await (isCampaign ? groupOfCampaign : groupAt)(house, results, code);
    return group === undefined
      ? fail(reply, 404, isCampaign ? 'no-such-campaign' : 'no-such-table')
      : reply.send(group);
  });
}
