import { promisify } from 'node:util';
import { gzip as gzipped } from 'node:zlib';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  type CreatedTable,
  createSameRoom,
  createTable,
  packDigestText,
  tableCode,
} from '../../protocol/client-message.ts';
import type { ErrorCode } from '../../protocol/server-message.ts';
import { hexDigest } from '../../table/digest.ts';
import type { LoadedTable } from '../../table/loaded-table.ts';
import { openSameRoom, openTable } from '../../table/lobby/opening.ts';
import { packText } from '../../table/pack-text.ts';
import { tableLook } from '../../table/view.ts';
import { callerOf } from '../limits/caller.ts';
import type { ServerContext } from '../socket/connection.ts';
import { forever } from './pages.ts';

const gzip = promisify(gzipped);
export const SECRET_BYTES = 32;
export const PER_MINUTE = '1 minute';

/** HTTP requests without a socket: opening a table, its state, packs. */
export function serveApi(app: FastifyInstance, context: ServerContext): void {
  const { house, limits } = context;
  const openings = { config: { rateLimit: { max: limits.openingsPerMinute, timeWindow: PER_MINUTE } } };
  const questions = { config: { rateLimit: { max: limits.questionsPerMinute, timeWindow: PER_MINUTE } } };

  app.post('/api/tables', openings, async (request, reply) => {
    const sameRoom = createSameRoom.safeParse(request.body);
    if (sameRoom.success) {
      const opened = await openSameRoom(house, sameRoom.data);
      if (opened.kind === 'error') return sendError(reply, 422, opened.code);
      return reply.code(201).header('cache-control', 'no-store').send({ code: opened.code });
    }
    const wish = createTable.safeParse(request.body);
    if (!wish.success) return sendError(reply, 400, 'bad-message');
    const { name, person, crest, ...rest } = wish.data;
    const caller = callerOf(request.ip);
    const secret = bytesToHex(house.random(SECRET_BYTES));
    const personHash = person === undefined ? {} : { personHash: hexDigest(person) };
    if (rest.open !== undefined) {
      if (person === undefined) return sendError(reply, 400, 'bad-message');
      if (await house.strangers?.isBanned({ ...personHash, caller })) return sendError(reply, 403, 'banned');
      if ((await house.strangers?.hasRoom({ caller })) === false) return sendError(reply, 429, 'too-many');
    }
    const opened = await openTable(house, {
      ...rest,
      host: { name, crest, secretHash: hexDigest(secret), ...personHash },
    });
    if (opened.kind === 'error') return sendError(reply, 422, opened.code);
    if (rest.open !== undefined) {
      await house.strangers?.list(opened.code, { caller });
      await house.strangers?.noteVisit(opened.code, hexDigest(secret), { caller });
    }
    const created: CreatedTable = { code: opened.code, chair: 0, secret };
    return reply.code(201).header('cache-control', 'no-store').send(created);
  });

  app.get<{ Params: { code: string } }>('/api/tables/:code', questions, async ({ params }, reply) =>
    atTable(context, params.code, reply, (loaded) =>
      reply.header('cache-control', 'no-store').send(tableLook(loaded.referee.table, loaded.info())),
    ),
  );

  app.get('/api/packs', questions, async (_request, reply) => reply.send(Object.fromEntries(context.packs)));

  app.get<{ Params: { digest: string } }>('/packs/:digest.json', questions, async ({ params, headers }, reply) => {
    const pack = packDigestText.safeParse(params.digest).success
      ? await packText(house.journal, params.digest)
      : undefined;
    if (pack === undefined) return sendError(reply, 404, 'no-such-pack');
    forever(reply).type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return reply.send(pack);
    return reply.header('content-encoding', 'gzip').send(await gzip(pack));
  });
}

async function atTable(
  { tables }: ServerContext,
  code: string,
  reply: FastifyReply,
  answer: (loaded: LoadedTable) => FastifyReply,
): Promise<FastifyReply> {
  if (!tableCode.safeParse(code).success) return sendError(reply, 404, 'no-such-table');
  const loaded = await tables.hold(code);
  if (loaded === undefined) return sendError(reply, 404, 'no-such-table');
  try {
    await loaded.referee.refresh();
    if (loaded.referee.isGone) return sendError(reply, 404, 'no-such-table');
    return loaded.referee.isDamaged ? sendError(reply, 500, 'damaged') : answer(loaded);
  } finally {
    tables.release(code);
  }
}

export function sendError(reply: FastifyReply, status: number, error: ErrorCode): FastifyReply {
  return reply.code(status).send({ error });
}
