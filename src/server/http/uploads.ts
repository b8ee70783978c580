import { bytesToHex } from '@noble/hashes/utils.js';
import type { FastifyInstance } from 'fastify';
import type { GameRecord } from '../../engine/record.ts';
import { CRESTS } from '../../protocol/crests.ts';
import { isShowable } from '../../protocol/name.ts';
import { fitsName } from '../../protocol/name-length.ts';
import type { ErrorCode } from '../../protocol/server-message.ts';
import { readRecord } from '../../replay/read-record.ts';
import { textDigest } from '../../table/digest.ts';
import type { Chair } from '../../table/entry.ts';
import type { House } from '../../table/house.ts';
import { howPlayed, writeRecord } from '../../table/records/from-record.ts';
import type { ServerContext } from '../socket/connection.ts';
import { PER_MINUTE, sendError } from './api.ts';

/** Ten times the longest bot game measured. */
const MAX_BYTES = 1024 * 1024;
const MAX_STEPS = 10_000;
/** Replaying a game costs more than an ordinary request. */
const PER_MINUTE_AND_ADDRESS = 6;
/** How far a device's clock may be wrong, in ms. */
const CLOCK_SLACK = 24 * 60 * 60_000;

/** Takes games played without the server: each is replayed by the rules, and stored as a finished table. */
export function serveUploads(app: FastifyInstance, { house }: Pick<ServerContext, 'house'>): void {
  const few = { bodyLimit: MAX_BYTES, config: { rateLimit: { max: PER_MINUTE_AND_ADDRESS, timeWindow: PER_MINUTE } } };
  app.post('/api/replays', few, async (request, reply) => {
    const kept = await keepUpload(house, request.body);
    reply.header('cache-control', 'no-store');
    if ('error' in kept) return sendError(reply, kept.error === 'bad-message' ? 400 : 422, kept.error);
    return reply.code(201).send({ code: kept.code });
  });
}

/** Stores a valid record; the same one again gets the same code. */
async function keepUpload(house: House, raw: unknown): Promise<{ code: string } | { error: ErrorCode }> {
  const read = readRecord(raw, house.findBox);
  if (read.kind === 'unreadable' || !read.packIsNamed || !isInBounds(read.record, house.now())) {
    return { error: 'bad-message' };
  }
  const { box, record } = read;
  // Otherwise anybody could fill the store with custom packs.
  if ((await house.journal.getPack(record.packDigest)) === undefined) return { error: 'no-such-pack' };
  const played = await howPlayed(house, box, record);
  if (played.kind === 'unplayed') return { error: 'not-a-move' };
  if (played.outcome === undefined) return { error: 'not-over' };
  await house.pause?.();
  const { game, packDigest, names, bots = [], options, seed, startedAt, steps } = record;
  const name = `upload:${textDigest(JSON.stringify({ packDigest, names, bots, options, seed, startedAt, steps }))}`;
  const known = (await house.journal.read(name))[0]?.body as { code: string } | undefined;
  if (known !== undefined) return known;
  const chairs = names.map((who, seat) =>
    bots.includes(seat) ? botCalled(who, house.usualBot(game)) : personCalled(house, who, record.crests?.[seat]),
  );
  const code = await writeRecord(house, { ...record, outcome: played.outcome }, { chairs, host: 0, uploaded: true });
  // This stream has no players, so it never counts as an unfinished table.
  const over = { game, people: [] };
  await house.journal.append(name, { seq: 1, at: house.now(), body: { code }, over });
  return { code };
}

function isInBounds({ names, bots, startedAt, steps }: GameRecord, now: number): boolean {
  const times = [startedAt, ...steps.map(({ at }) => at)];
  return (
    steps.length <= MAX_STEPS &&
    times.every((at) => Number.isSafeInteger(at) && at >= 0 && at <= now + CLOCK_SLACK) &&
    names.every((name) => fitsName(name) && name === name.trim() && isShowable(name)) &&
    (bots === undefined || (Array.isArray(bots) && bots.every((seat) => Number.isInteger(seat))))
  );
}

/** A person on a chair without a known secret: the game is over, and the chairs are only for display. */
function personCalled(house: House, name: string, crest: unknown): Chair {
  const known = CRESTS.find((one) => one === crest);
  const secretHash = bytesToHex(house.random(32));
  return { kind: 'person', name, ...(known === undefined ? {} : { crest: known }), secretHash };
}

/** A record says which seats were bots, but not which bot. */
function botCalled(name: string, bot = 'random'): Chair {
  return { kind: 'bot', bot, name };
}
