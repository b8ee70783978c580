import { promisify } from 'node:util';
import { gzip as gzipped } from 'node:zlib';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type CreatedTable, createSameRoom, createTable, packDigest, tableCode } from '../protocol/client-message.ts';
import type { ErrorCode } from '../protocol/server-message.ts';
import { hexDigest } from '../table/digest.ts';
import { tableLook } from '../table/look.ts';
import { openSameRoom, openTable } from '../table/opening.ts';
import type { Room } from '../table/room.ts';
import type { Desk } from './connection.ts';
import { forever } from './http.ts';

const gzip = promisify(gzipped);
export const SECRET_BYTES = 32;
export const PER_MINUTE = '1 minute';

/** What can be asked without a socket: opening a table, looking at one, packs. */
export function serveApi(app: FastifyInstance, desk: Desk): void {
  const { house, limits } = desk;
  const openings = { config: { rateLimit: { max: limits.openingsPerMinute, timeWindow: PER_MINUTE } } };
  const questions = { config: { rateLimit: { max: limits.questionsPerMinute, timeWindow: PER_MINUTE } } };

  app.post('/api/tables', openings, async (request, reply) => {
    const room = createSameRoom.safeParse(request.body);
    if (room.success) {
      const opened = await openSameRoom(house, room.data);
      if (opened.kind === 'error') return fail(reply, 422, opened.code);
      return reply.code(201).header('cache-control', 'no-store').send({ code: opened.code });
    }
    const wish = createTable.safeParse(request.body);
    if (!wish.success) return fail(reply, 400, 'bad-message');
    const { name, person, crest, ...rest } = wish.data;
    const secret = bytesToHex(house.random(SECRET_BYTES));
    const personHash = person === undefined ? {} : { personHash: hexDigest(person) };
    const opened = await openTable(house, {
      ...rest,
      host: { name, crest, secretHash: hexDigest(secret), ...personHash },
    });
    if (opened.kind === 'error') return fail(reply, 422, opened.code);
    const created: CreatedTable = { code: opened.code, chair: 0, secret };
    return reply.code(201).header('cache-control', 'no-store').send(created);
  });

  app.get<{ Params: { code: string } }>('/api/tables/:code', questions, async ({ params }, reply) =>
    atTable(desk, params.code, reply, (room) =>
      reply.header('cache-control', 'no-store').send(tableLook(room.referee.table, room.info())),
    ),
  );

  app.get('/api/packs', questions, async (_request, reply) => reply.send(Object.fromEntries(desk.packs)));

  app.get<{ Params: { digest: string } }>('/packs/:digest.json', questions, async ({ params, headers }, reply) => {
    const pack = packDigest.safeParse(params.digest).success ? await house.journal.getPack(params.digest) : undefined;
    if (pack === undefined) return fail(reply, 404, 'no-such-pack');
    forever(reply).type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return reply.send(pack);
    return reply.header('content-encoding', 'gzip').send(await gzip(pack));
  });
}

async function atTable(
  { rooms }: Desk,
  code: string,
  reply: FastifyReply,
  answer: (room: Room) => FastifyReply,
): Promise<FastifyReply> {
  if (!tableCode.safeParse(code).success) return fail(reply, 404, 'no-such-table');
  const room = await rooms.hold(code);
  if (room === undefined) return fail(reply, 404, 'no-such-table');
  try {
    await room.referee.refresh();
    return room.referee.isGone ? fail(reply, 404, 'no-such-table') : answer(room);
  } finally {
    rooms.letGo(code);
  }
}

export function fail(reply: FastifyReply, status: number, error: ErrorCode): FastifyReply {
  return reply.code(status).send({ error });
}
