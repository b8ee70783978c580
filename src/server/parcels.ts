import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Lying, Parcels } from '../journal/parcels.ts';
import { MAX_PARCEL_LENGTH, PARCEL_MS } from '../protocol/limits.ts';
import { hexDigest } from '../table/digest.ts';
import { PER_MINUTE } from './api.ts';
import { callerOf } from './caller.ts';

/** What is around the parcel itself in a request. */
const ENVELOPE_BYTES = 1024;
/** Nobody moves to another device more often; and whoever walks through phrases gets nowhere. */
const LEFT_PER_MINUTE = 6;
const FETCHED_PER_MINUTE = 10;
/** So many of one address may lie there at once: with the next, its oldest goes, and nobody else's. */
const MOST_OF_ONE = 5;

/** 32 bytes as hex: which they are only somebody knows who has the phrase. */
const name = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const leaving = z.strictObject({
  name,
  parcel: z.string().check(z.minLength(1), z.maxLength(MAX_PARCEL_LENGTH), z.regex(/^[\w-]+$/)),
});
const fetching = z.strictObject({ name });

/** A device leaves what it knows for another, locked; the house keeps it for some minutes and gives it out once. */
export function serveParcels(app: FastifyInstance, { parcels, now }: { parcels: Parcels; now(): number }): void {
  const makeRoom = keepFew(parcels);
  const few = (max: number) => ({ rateLimit: { max, timeWindow: PER_MINUTE } });

  const large = { bodyLimit: MAX_PARCEL_LENGTH + ENVELOPE_BYTES, config: few(LEFT_PER_MINUTE) };
  app.post('/api/parcels', large, async (request, reply) => {
    const left = leaving.safeParse(request.body);
    if (!left.success) return say(reply, 400, { error: 'bad-message' });
    const lying = { now: now(), until: now() + PARCEL_MS };
    const under = hexDigest(left.data.name);
    await makeRoom(callerOf(request.ip), under, lying);
    const how = await parcels.leave(under, left.data.parcel, lying);
    return how.kind === 'left' ? say(reply, 201, { until: how.until }) : say(reply, 503, { error: 'unavailable' });
  });

  app.post('/api/parcels/fetch', { config: few(FETCHED_PER_MINUTE) }, async (request, reply) => {
    const asked = fetching.safeParse(request.body);
    if (!asked.success) return say(reply, 400, { error: 'bad-message' });
    const parcel = await parcels.fetch(hexDigest(asked.data.name), now());
    return parcel === undefined ? say(reply, 404, { error: 'not-found' }) : say(reply, 200, { parcel });
  });
}

/** Remembers who left what, in this process only: where somebody leaves one too many, their oldest is taken away. */
function keepFew(parcels: Parcels): (caller: string, name: string, lying: Lying) => Promise<void> {
  const all = new Map<string, { caller: string; until: number }>();
  return async (caller, name, { now, until }) => {
    for (const [old, one] of all) if (one.until <= now) all.delete(old);
    if (all.has(name)) return;
    const theirs = [...all].filter(([, one]) => one.caller === caller).map(([old]) => old);
    all.set(name, { caller, until });
    for (const old of theirs.slice(0, Math.max(0, theirs.length + 1 - MOST_OF_ONE))) {
      all.delete(old);
      await parcels.fetch(old, now);
    }
  };
}

function say(reply: FastifyReply, status: number, what: object): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send(what);
}
