import type { FastifyInstance, FastifyReply } from 'fastify';
import { campaignCode, tableCode } from '../../protocol/client-message.ts';
import {
  askGroup,
  type GroupRefusal,
  groupCode,
  joinGroup,
  keepGroup,
  leaveGroup,
  tellGroups,
} from '../../protocol/groups.ts';
import type { Daily } from '../../table/daily/daily.ts';
import { hexDigest } from '../../table/digest.ts';
import { groupReport } from '../../table/groups/group-report.ts';
import type { Groups, Joined } from '../../table/groups/groups.ts';
import { groupAt, groupOfCampaign } from '../../table/records/group.ts';
import type { Results } from '../../table/records/results.ts';
import { callerOf } from '../limits/caller.ts';
import type { ServerContext } from '../socket/connection.ts';
import { PER_MINUTE, sendError } from './api.ts';

type ByCode = { Params: { code: string } };

/** The first request replays all games of a group, so it has a separate rate limit. */
const GROUPS_PER_MINUTE = 60;
/** Joining and leaving write, and are rare. */
const CHANGES_PER_MINUTE = 20;

const STATUS: Record<GroupRefusal, number> = { 'no-such-group': 404, 'not-yours': 403, full: 409 };

interface Parts {
  results: Results;
  groups: Groups;
  daily: Daily | undefined;
}

/** Results of finished games, singly and for people who play repeatedly; and groups. */
export function serveGroups(
  app: FastifyInstance,
  context: Pick<ServerContext, 'house' | 'limits' | 'callers'>,
  parts: Parts,
): void {
  serveResults(app, context, parts);
  serveKeptGroups(app, context, parts);
}

function serveResults(
  app: FastifyInstance,
  { house, limits, callers }: Pick<ServerContext, 'house' | 'limits' | 'callers'>,
  { results }: Parts,
): void {
  const questions = { config: { rateLimit: { max: limits.questionsPerMinute, timeWindow: PER_MINUTE } } };
  const few = { config: { rateLimit: { max: GROUPS_PER_MINUTE, timeWindow: PER_MINUTE } } };

  app.get<ByCode>('/api/results/:code', questions, async ({ params, ip }, reply) => {
    if (!results.isKept(params.code) && !callers.mayReplay(callerOf(ip), house.now()))
      return sendError(reply.header('cache-control', 'no-store'), 429, 'too-many');
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

/** Groups that people keep, with their pages and members. */
function serveKeptGroups(
  app: FastifyInstance,
  { house, limits }: Pick<ServerContext, 'house' | 'limits'>,
  { results, groups, daily }: Parts,
): void {
  const questions = { config: { rateLimit: { max: limits.questionsPerMinute, timeWindow: PER_MINUTE } } };
  const few = { config: { rateLimit: { max: GROUPS_PER_MINUTE, timeWindow: PER_MINUTE } } };
  const changes = { config: { rateLimit: { max: CHANGES_PER_MINUTE, timeWindow: PER_MINUTE } } };

  app.post('/api/groups', changes, async ({ body }, reply) => {
    const asked = keepGroup.safeParse(body);
    if (!asked.success) return sendError(reply, 400, 'bad-message');
    const { table, person, ...called } = asked.data;
    return sendJoined(reply, await groups.keep(table, { person: hexDigest(person), ...called }));
  });

  app.post('/api/groups/played', questions, async ({ body }, reply) => {
    const told = tellGroups.safeParse(body);
    if (!told.success) return sendError(reply, 400, 'bad-message');
    const { table, person, groups: codes } = told.data;
    await groups.played(table, { person: hexDigest(person), groups: codes });
    return reply.code(204).send();
  });

  /** A post, so that a person's identity stays out of the URL. */
  app.post<ByCode>('/api/groups/:code', few, async ({ params: { code }, body }, reply) => {
    const asked = askGroup.safeParse(body);
    if (!asked.success) return sendError(reply, 400, 'bad-message');
    const book = groupCode.safeParse(code).success ? await groups.read(code) : undefined;
    reply.header('cache-control', 'no-store');
    if (book === undefined) return refuse(reply, 'no-such-group');
    const { person } = asked.data;
    const hash = person === undefined ? undefined : hexDigest(person);
    return reply.send(await groupReport(book, { house, results, daily, person: hash }));
  });

  app.post<ByCode>('/api/groups/:code/members', changes, async ({ params: { code }, body }, reply) => {
    const asked = joinGroup.safeParse(body);
    if (!asked.success) return sendError(reply, 400, 'bad-message');
    if (!groupCode.safeParse(code).success) return refuse(reply, 'no-such-group');
    const { person, ...called } = asked.data;
    return sendJoined(reply, await groups.join(code, { person: hexDigest(person), ...called }));
  });

  app.post<ByCode>('/api/groups/:code/left', changes, async ({ params: { code }, body }, reply) => {
    const asked = leaveGroup.safeParse(body);
    if (!asked.success) return sendError(reply, 400, 'bad-message');
    if (groupCode.safeParse(code).success) await groups.leave(code, hexDigest(asked.data.person));
    return reply.code(204).send();
  });
}

function sendJoined(reply: FastifyReply, joined: Joined): FastifyReply {
  reply.header('cache-control', 'no-store');
  return joined.kind === 'refused' ? refuse(reply, joined.why) : reply.code(201).send({ code: joined.code });
}

function refuse(reply: FastifyReply, why: GroupRefusal): FastifyReply {
  return reply.code(STATUS[why]).send({ error: why });
}
