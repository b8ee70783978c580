import type { FastifyInstance } from 'fastify';
import { tableCode } from '../../protocol/client-message.ts';
import type { ErrorCode } from '../../protocol/server-message.ts';
import type { House } from '../../table/house.ts';
import { finishedRecord } from '../../table/records/record-of.ts';
import type { ServerContext } from '../socket/connection.ts';
import { PER_MINUTE, sendError } from './api.ts';
import { forever } from './pages.ts';
import { serveUploads } from './uploads.ts';

/** Records asked for lately stay in memory: a link that is passed round is opened by many. */
const KEPT = 50;

/** The records of finished games, each in its one true text. */
export class Replays {
  private readonly house: House;
  private readonly kept = new Map<string, string>();

  constructor(house: House) {
    this.house = house;
  }

  /** The record of a table, or why there is none to see. */
  async find(code: string): Promise<{ text: string } | { error: ErrorCode }> {
    if (!tableCode.safeParse(code).success) return { error: 'no-such-table' };
    const known = this.kept.get(code);
    const text = known ?? (await this.read(code));
    if (text === undefined) return { error: 'no-such-table' };
    if (text === 'not-over') return { error: 'not-over' };
    this.kept.delete(code);
    this.kept.set(code, text);
    for (const oldest of this.kept.keys()) if (this.kept.size > KEPT) this.kept.delete(oldest);
    return { text };
  }

  private async read(code: string): Promise<string | undefined> {
    const record = await finishedRecord(this.house, code);
    return typeof record === 'object' ? JSON.stringify(record) : record;
  }
}

/** Gives out the records of finished games; of a running one nothing at all. */
export function serveReplays(app: FastifyInstance, { house, limits, replays }: ServerContext): void {
  const questions = { config: { rateLimit: { max: limits.questionsPerMinute, timeWindow: PER_MINUTE } } };
  app.get<{ Params: { code: string } }>('/api/replays/:code', questions, async ({ params }, reply) => {
    const found = await replays.find(params.code);
    reply.header('cache-control', 'no-store');
    if ('error' in found) return sendError(reply, found.error === 'not-over' ? 409 : 404, found.error);
    return forever(reply).type('application/json; charset=utf-8').send(found.text);
  });
  serveUploads(app, { house });
}
