import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Parcels } from '../journal/parcels.ts';
import { MAX_PARCEL_LENGTH, PARCEL_MS } from '../protocol/limits.ts';
import { hexDigest } from '../table/digest.ts';
import { PER_MINUTE } from './api.ts';

/** What is around the parcel itself in a request. */
const ENVELOPE_BYTES = 1024;
/** Nobody moves to another device more often; and whoever walks through phrases gets nowhere. */
const LEFT_PER_MINUTE = 6;
const FETCHED_PER_MINUTE = 10;

/** 32 bytes as hex: which they are only somebody knows who has the phrase. */
const name = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const leaving = z.strictObject({
  name,
  parcel: z.string().check(z.minLength(1), z.maxLength(MAX_PARCEL_LENGTH), z.regex(/^[\w-]+$/)),
});
const fetching = z.strictObject({ name });

/** A device leaves what it knows for another, locked; the house keeps it for some minutes and gives it out once. */
export function serveParcels(app: FastifyInstance, { parcels, now }: { parcels: Parcels; now(): number }): void {
  const few = (max: number) => ({ rateLimit: { max, timeWindow: PER_MINUTE } });

  const large = { bodyLimit: MAX_PARCEL_LENGTH + ENVELOPE_BYTES, config: few(LEFT_PER_MINUTE) };
  app.post('/api/parcels', large, async (request, reply) => {
    const left = leaving.safeParse(request.body);
    if (!left.success) return say(reply, 400, { error: 'bad-message' });
    const until = now() + PARCEL_MS;
    const how = await parcels.leave(hexDigest(left.data.name), left.data.parcel, { now: now(), until });
    return how === 'left' ? say(reply, 201, { until }) : say(reply, 503, { error: 'unavailable' });
  });

  app.post('/api/parcels/fetch', { config: few(FETCHED_PER_MINUTE) }, async (request, reply) => {
    const asked = fetching.safeParse(request.body);
    if (!asked.success) return say(reply, 400, { error: 'bad-message' });
    const parcel = await parcels.fetch(hexDigest(asked.data.name), now());
    return parcel === undefined ? say(reply, 404, { error: 'not-found' }) : say(reply, 200, { parcel });
  });
}

function say(reply: FastifyReply, status: number, what: object): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send(what);
}
