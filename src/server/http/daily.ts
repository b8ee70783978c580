import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type AskDaily,
  askDaily,
  type BegunDay,
  type DailyRefusal,
  playAlong,
  playDaily,
} from '../../protocol/daily.ts';
import type { Acquaintances } from '../../table/daily/acquaintances.ts';
import { isDate } from '../../table/daily/calendar.ts';
import type { Daily } from '../../table/daily/daily.ts';
import { type DailyReader, dailyArchive, dailyNow, dailyReport } from '../../table/daily/daily-report.ts';
import { hexDigest } from '../../table/digest.ts';
import type { ServerContext } from '../socket/connection.ts';
import { PER_MINUTE, sendError } from './api.ts';

type ByDay = { Params: { day: string } };

const STATUS: Record<DailyRefusal, number> = {
  'no-such-day': 404,
  'no-such-game': 404,
  'day-over': 409,
  'try-first': 409,
  'not-invited': 403,
  'tried-already': 409,
};

/**
 * The dungeon of the day: its state for the reader, past days, and a table to play one. No request carries a result.
 */
export function serveDaily(
  app: FastifyInstance,
  { house, limits }: Pick<ServerContext, 'house' | 'limits'>,
  { daily, acquaintances }: { daily: Daily; acquaintances: Acquaintances },
): void {
  const openings = { config: { rateLimit: { max: limits.openingsPerMinute, timeWindow: PER_MINUTE } } };
  const questions = { config: { rateLimit: { max: limits.questionsPerMinute, timeWindow: PER_MINUTE } } };

  async function readerOf({ person, tables = [] }: AskDaily): Promise<DailyReader> {
    if (person === undefined) return {};
    const hash = hexDigest(person);
    return { person: hash, known: await acquaintances.of(hash, tables) };
  }

  /** Posts, so that a person's identity stays out of the URL. */
  async function answer(
    { body }: Pick<FastifyRequest, 'body'>,
    reply: FastifyReply,
    find: (asked: AskDaily) => Promise<object | undefined>,
  ): Promise<FastifyReply> {
    const asked = askDaily.safeParse(body);
    if (!asked.success) return sendError(reply, 400, 'bad-message');
    const found = await find(asked.data);
    reply.header('cache-control', 'no-store');
    return found === undefined ? refuse(reply, 'no-such-day') : reply.send(found);
  }

  app.post('/api/daily', questions, (request, reply) =>
    answer(request, reply, async (asked) => dailyNow(house, daily, await readerOf(asked))),
  );

  app.post('/api/daily/archive', questions, (request, reply) =>
    answer(request, reply, ({ before, person }) =>
      dailyArchive(house, daily, {
        before: before !== undefined && isDate(before) ? before : undefined,
        person: person === undefined ? undefined : hexDigest(person),
      }),
    ),
  );

  app.post<ByDay>('/api/daily/:day', questions, (request, reply) =>
    answer(request, reply, async (asked) => {
      const { day } = request.params;
      return isDate(day) ? dailyReport(house, daily, { day, reader: await readerOf(asked) }) : undefined;
    }),
  );
  serveTries(app, daily, openings);
}

/** Tables for a try of the day: the player's own, or along with somebody else. */
function serveTries(app: FastifyInstance, daily: Daily, openings: { config: object }): void {
  app.post<ByDay>('/api/daily/:day/tables', openings, async (request, reply) => {
    const wish = playDaily.safeParse(request.body);
    if (!wish.success) return sendError(reply, 400, 'bad-message');
    const { practice, ...player } = wish.data;
    const { day } = request.params;
    const begun = isDate(day)
      ? await daily.begin(day, player, { practice: practice === true })
      : ({ kind: 'refused', why: 'no-such-day' } as const);
    reply.header('cache-control', 'no-store');
    if (begun.kind === 'refused') return refuse(reply, begun.why);
    const { kind: _, ...seat } = begun;
    const sent: BegunDay = { chair: 0, ...seat };
    return reply.code(201).send(sent);
  });

  app.post<ByDay>('/api/daily/:day/along', openings, async (request, reply) => {
    const wish = playAlong.safeParse(request.body);
    if (!wish.success) return sendError(reply, 400, 'bad-message');
    const { day } = request.params;
    const joined = isDate(day)
      ? await daily.playAlong(day, wish.data)
      : ({ kind: 'refused', why: 'no-such-day' } as const);
    reply.header('cache-control', 'no-store');
    return joined.kind === 'refused' ? refuse(reply, joined.why) : reply.code(201).send({ code: joined.code });
  });
}

/**
 * A server without the dungeon of the day says so with a normal response: an error would appear in the page's console.
 */
export function serveNoDaily(app: FastifyInstance): void {
  app.post('/api/daily', (_request, reply) => reply.code(204).send());
}

function refuse(reply: FastifyReply, why: DailyRefusal): FastifyReply {
  return reply.code(STATUS[why]).send({ error: why });
}
