import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Transfers, TransferTimes } from '../../journal/transfers.ts';
import { MAX_TRANSFER_LENGTH, TRANSFER_MS } from '../../protocol/limits.ts';
import { hexDigest } from '../../table/digest.ts';
import { callerOf } from '../limits/caller.ts';
import { PER_MINUTE } from './api.ts';

/** Size of a request besides the bundle itself. */
const ENVELOPE_BYTES = 1024;
/** Rate limits: enough for any real use, too low to guess phrases. */
const PUTS_PER_MINUTE = 6;
const TAKES_PER_MINUTE = 10;
/** Maximum transfers per address: with the next, its own oldest is deleted. */
const MAX_PER_ADDRESS = 5;

/** 32 bytes as hex, derived from the phrase. */
const name = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const putBody = z.strictObject({
  name,
  parcel: z.string().check(z.minLength(1), z.maxLength(MAX_TRANSFER_LENGTH), z.regex(/^[\w-]+$/)),
});
const takeBody = z.strictObject({ name });

/** Device transfer: a device stores an encrypted bundle for another; it is kept for some minutes and given out once. */
export function serveTransfers(
  app: FastifyInstance,
  { transfers, now }: { transfers: Transfers; now(): number },
): void {
  const dropOldest = limitPerAddress(transfers);
  const rateLimited = (max: number) => ({ rateLimit: { max, timeWindow: PER_MINUTE } });

  const large = { bodyLimit: MAX_TRANSFER_LENGTH + ENVELOPE_BYTES, config: rateLimited(PUTS_PER_MINUTE) };
  app.post('/api/parcels', large, async (request, reply) => {
    const put = putBody.safeParse(request.body);
    if (!put.success) return respond(reply, 400, { error: 'bad-message' });
    const times = { now: now(), until: now() + TRANSFER_MS };
    const key = hexDigest(put.data.name);
    await dropOldest(callerOf(request.ip), key, times);
    const result = await transfers.put(key, put.data.parcel, times);
    return result.kind === 'left'
      ? respond(reply, 201, { until: result.until })
      : respond(reply, 503, { error: 'unavailable' });
  });

  app.post('/api/parcels/fetch', { config: rateLimited(TAKES_PER_MINUTE) }, async (request, reply) => {
    const asked = takeBody.safeParse(request.body);
    if (!asked.success) return respond(reply, 400, { error: 'bad-message' });
    const bundle = await transfers.take(hexDigest(asked.data.name), now());
    return bundle === undefined ? respond(reply, 404, { error: 'not-found' }) : respond(reply, 200, { parcel: bundle });
  });
}

/** Remembers which address stored which bundles, in this process only; past MAX_PER_ADDRESS the oldest is deleted. */
function limitPerAddress(transfers: Transfers): (caller: string, name: string, lying: TransferTimes) => Promise<void> {
  const all = new Map<string, { caller: string; until: number }>();
  return async (caller, name, { now, until }) => {
    for (const [old, one] of all) if (one.until <= now) all.delete(old);
    if (all.has(name)) return;
    const theirs = [...all].filter(([, one]) => one.caller === caller).map(([old]) => old);
    all.set(name, { caller, until });
    for (const old of theirs.slice(0, Math.max(0, theirs.length + 1 - MAX_PER_ADDRESS))) {
      all.delete(old);
      await transfers.take(old, now);
    }
  };
}

function respond(reply: FastifyReply, status: number, what: object): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send(what);
}
