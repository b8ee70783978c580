import type { FastifyInstance } from 'fastify';
import { tableCode } from '../../protocol/client-message.ts';
import type { ErrorCode } from '../../protocol/server-message.ts';
import type { House } from '../../table/house.ts';
import { finishedRecord } from '../../table/records/record-of.ts';
import { Results } from '../../table/records/results.ts';
import { callerOf } from '../limits/caller.ts';
import type { ServerContext } from '../socket/connection.ts';
import { PER_MINUTE, sendError } from './api.ts';
import { forever } from './pages.ts';
import { serveUploads } from './uploads.ts';

/** Number of records in memory: a shared link is opened by many. */
const KEPT = 50;

/** The records of finished games, each in its canonical text. */
export class Replays {
  readonly #house: House;
  readonly #results: Results;
  readonly #kept = new Map<string, string>();
  /** A shared link is opened by many at once: its record is computed once. */
  readonly #making = new Map<string, Promise<string | undefined>>();

  constructor(house: House, results = new Results(house)) {
    this.#house = house;
    this.#results = results;
  }

  /** Whether the response is at hand; otherwise the whole game is replayed for it. */
  isKept(code: string): boolean {
    return this.#kept.has(code) || this.#results.isRunning(code);
  }

  /** The record of a table, or the error. */
  async find(code: string): Promise<{ text: string } | { error: ErrorCode }> {
    if (!tableCode.safeParse(code).success) return { error: 'no-such-table' };
    const known = this.#kept.get(code);
    const text = known ?? (await this.#make(code));
    if (text === undefined) return { error: 'no-such-table' };
    if (text === 'not-over') return { error: 'not-over' };
    this.#kept.delete(code);
    this.#kept.set(code, text);
    for (const oldest of this.#kept.keys()) if (this.#kept.size > KEPT) this.#kept.delete(oldest);
    return { text };
  }

  #make(code: string): Promise<string | undefined> {
    const making = this.#making.get(code) ?? this.#read(code).finally(() => this.#making.delete(code));
    this.#making.set(code, making);
    return making;
  }

  async #read(code: string): Promise<string | undefined> {
    const house = this.#house;
    // A running game is known from memory, and is not replayed just to say that it is not over.
    const found = await this.#results.read(code);
    if (found === undefined) return undefined;
    if (found.status !== 'over') return 'not-over';
    const record = await finishedRecord(house, code);
    return typeof record === 'object' ? JSON.stringify(record) : record;
  }
}

/** Serves the records of finished games; nothing about running ones. */
export function serveReplays(app: FastifyInstance, { house, limits, replays, callers }: ServerContext): void {
  const questions = { config: { rateLimit: { max: limits.questionsPerMinute, timeWindow: PER_MINUTE } } };
  app.get<{ Params: { code: string } }>('/api/replays/:code', questions, async ({ params, ip }, reply) => {
    reply.header('cache-control', 'no-store');
    if (!replays.isKept(params.code) && !callers.mayReplay(callerOf(ip), house.now()))
      return sendError(reply, 429, 'too-many');
    const found = await replays.find(params.code);
    if ('error' in found) return sendError(reply, found.error === 'not-over' ? 409 : 404, found.error);
    return forever(reply).type('application/json; charset=utf-8').send(found.text);
  });
  serveUploads(app, { house });
}
