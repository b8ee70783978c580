import { bytesToHex } from '@noble/hashes/utils.js';
import type { FastifyInstance } from 'fastify';
import { campaignCode, openCampaignTable as continueWish, createCampaign } from '../../protocol/client-message.ts';
import { beginCampaign, campaignInfo, standingOf } from '../../table/campaign/campaign.ts';
import { continueCampaign } from '../../table/campaign/continue-campaign.ts';
import { hexDigest } from '../../table/digest.ts';
import type { ServerContext } from '../socket/connection.ts';
import { PER_MINUTE, SECRET_BYTES, sendError } from './api.ts';

type ByCode = { Params: { code: string } };

/** Campaigns: begin one, show its state, open its next table. The code is the permission. */
export function serveCampaigns(app: FastifyInstance, context: ServerContext): void {
  const { house, limits } = context;
  const openings = { config: { rateLimit: { max: limits.openingsPerMinute, timeWindow: PER_MINUTE } } };
  const questions = { config: { rateLimit: { max: limits.questionsPerMinute, timeWindow: PER_MINUTE } } };

  app.post('/api/campaigns', openings, async (request, reply) => {
    const wish = createCampaign.safeParse(request.body);
    if (!wish.success) return sendError(reply, 400, 'bad-message');
    const begun = await beginCampaign(house, wish.data);
    if (begun.kind === 'error') return sendError(reply, 422, begun.code);
    return reply.code(201).header('cache-control', 'no-store').send({ code: begun.code });
  });

  app.get<ByCode>('/api/campaigns/:code', questions, async ({ params }, reply) => {
    const standing = campaignCode.safeParse(params.code).success ? await standingOf(house, params.code) : undefined;
    if (standing === undefined) return sendError(reply, 404, 'no-such-campaign');
    return reply.header('cache-control', 'no-store').send(campaignInfo(standing));
  });

  app.post<ByCode>('/api/campaigns/:code/tables', openings, async (request, reply) => {
    const wish = continueWish.safeParse(request.body);
    if (!wish.success) return sendError(reply, 400, 'bad-message');
    if (!campaignCode.safeParse(request.params.code).success) return sendError(reply, 404, 'no-such-campaign');
    const { name, person, crest, secret = bytesToHex(house.random(SECRET_BYTES)), ...rest } = wish.data;
    const personHash = person === undefined ? {} : { personHash: hexDigest(person) };
    const host = { name, crest, secretHash: hexDigest(secret), ...personHash };
    const continued = await continueCampaign(house, request.params.code, { ...rest, host });
    reply.header('cache-control', 'no-store');
    if (continued.kind === 'error') {
      return sendError(reply, continued.code === 'no-such-campaign' ? 404 : 422, continued.code);
    }
    if (continued.kind === 'there') return reply.code(200).send({ code: continued.code });
    if (continued.before !== undefined) await lead(context, continued.before, continued.code);
    return reply.code(201).send({ code: continued.code, chair: continued.chair, secret });
  });
}

/** Clients still at the last table get a link to the next; the campaign's link leads there anyway. */
async function lead({ tables, house }: ServerContext, before: string, next: string): Promise<void> {
  try {
    const loaded = await tables.hold(before);
    const requester = { kind: 'house', seat: 0 } as const;
    await loaded?.referee.submit({ requester, key: 'next', request: { kind: 'lead-on', next } });
    tables.release(before);
  } catch (error) {
    house.report(error, before);
  }
}
