import { createHmac } from 'node:crypto';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Locale, localeOf } from '../../engine/text.ts';
import type { Subscription, Subscriptions } from '../../journal/subscriptions.ts';
import { tableCode } from '../../protocol/client-message.ts';
import { type AskTurnNotices, askTurnNotices, type TurnNoticesInfo } from '../../protocol/turn-notices.ts';
import { hexDigest } from '../../table/digest.ts';
import { chairOf } from '../../table/lobby/lobby.ts';
import type { Table } from '../../table/table.ts';
import { statusOf } from '../../table/view.ts';
import { callerOf } from '../limits/caller.ts';
import type { ServerContext } from '../socket/connection.ts';
import type { OpenTurnNotices } from '../turn-notices/open.ts';
import { isPublicEndpoint } from '../turn-notices/public-host.ts';
import { NOTICE_TEXT } from '../turn-notices/text.ts';
import { OFF_PATH } from '../turn-notices/turn-notices.ts';
import { PER_MINUTE, sendError } from './api.ts';

const ID_BYTES = 18;
const FORM = 'application/x-www-form-urlencoded';
const OFF_POLICY = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

type ByCode = { Params: { code: string } };
type ById = { Params: { id: string } };
type Parts = Pick<OpenTurnNotices, 'keys' | 'hasMail' | 'anyHost'> & { subscriptions: Subscriptions };

/** Subscribing to and ending turn notices: at a slow table, or by the link in each message. */
export function serveTurnNotices(app: FastifyInstance, context: ServerContext, parts: Parts): void {
  const { house, tables, limits } = context;
  const few = { rateLimit: { max: limits.noticesPerMinute, timeWindow: PER_MINUTE } };

  app.post<ByCode>('/api/tables/:code/turn-notices', { config: few }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { code } = request.params;
    const asked = askTurnNotices.safeParse(request.body);
    if (!asked.success) return sendError(reply, 400, 'bad-message');
    const loaded = tableCode.safeParse(code).success ? await tables.hold(code) : undefined;
    if (loaded === undefined) return sendError(reply, 404, 'no-such-table');
    try {
      await loaded.referee.refresh();
      const { table } = loaded.referee;
      const secretHash = hexDigest(asked.data.secret);
      if (chairOf(table.lobby, secretHash) === undefined) return sendError(reply, 403, 'not-your-seat');
      const status = await refusal({ ...parts, house }, asked.data, { table, secretHash, ip: request.ip });
      if (status !== undefined) return sendError(reply, status, status === 429 ? 'too-many' : 'bad-message');
      const { wish, endpoint } = asked.data;
      const own = wish?.kind === 'push' ? wish.endpoint : endpoint;
      return reply.send(await infoOf(parts, code, { secretHash, endpoint: own }));
    } finally {
      tables.release(code);
    }
  });
  serveOffPage(app, parts.subscriptions, few);
}

/** The notices of a seat, as its page shows them. */
async function infoOf(
  { subscriptions, keys, hasMail }: Parts,
  table: string,
  { secretHash, endpoint }: { secretHash: string; endpoint?: string | undefined },
): Promise<TurnNoticesInfo> {
  const all = await subscriptions.of(table, secretHash);
  const mail = all.find(({ channel }) => channel === 'mail')?.address;
  const browsers = all.filter(({ channel }) => channel === 'push');
  const info: TurnNoticesInfo = {
    key: keys.publicKey,
    hasMail,
    push: browsers.some(({ address }) => address === endpoint),
    browsers: browsers.length,
    ...(mail === undefined ? {} : { mail }),
  };
  return info;
}

/** The status with which a request is refused, if it is. */
async function refusal(
  { house, subscriptions, keys, hasMail, anyHost }: Parts & Pick<ServerContext, 'house'>,
  { wish }: AskTurnNotices,
  { table, secretHash, ip }: { table: Table; secretHash: string; ip: string },
): Promise<number | undefined> {
  if (wish === undefined) return undefined;
  if (wish.kind === 'off') {
    await subscriptions.end({ table: table.code, secretHash });
    return undefined;
  }
  if (table.lobby.manners.pace !== 'slow' || statusOf(table) === 'over') return 409;
  if (wish.kind === 'push' && !anyHost && !isPublicEndpoint(wish.endpoint)) return 422;
  if (wish.kind === 'mail' && !hasMail) return 422;
  const target =
    wish.kind === 'push'
      ? { address: wish.endpoint, keys: JSON.stringify(wish.keys) }
      : { address: wish.address, keys: '' };
  // One mail address per chair: the next one replaces it.
  const mails = wish.kind === 'mail' ? await subscriptions.of(table.code, secretHash) : [];
  for (const { id, channel, address } of mails) {
    if (channel === 'mail' && address !== target.address) await subscriptions.end({ id });
  }
  const subscription: Subscription = {
    id: bytesToHex(house.random(ID_BYTES)),
    table: table.code,
    secretHash,
    channel: wish.kind,
    ...target,
    locale: wish.locale,
    zone: wish.zone,
    turn: table.seq,
  };
  const caller = createHmac('sha256', keys.privateKey).update(callerOf(ip)).digest('hex').slice(0, 32);
  return (await subscriptions.add({ ...subscription, caller, now: house.now() })) === 'full' ? 429 : undefined;
}

/** The page that ends a subscription: no page of the app, because it is opened from mails. */
function serveOffPage(app: FastifyInstance, subscriptions: Subscriptions, few: { rateLimit: object }): void {
  void app.register(async (plain) => {
    // Mail programs post a form, whose content is not needed.
    plain.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
    // Only a POST ends them: link scanners open every URL in a mail.
    plain.get<ById>(`${OFF_PATH}:id`, { config: few }, async (request, reply) =>
      sendOffPage(request, reply, ({ askOff, askedOff }) => [
        `<p>${askOff}</p>`,
        `<form method="post"><button>${askedOff}</button></form>`,
      ]),
    );
    plain.post<ById>(`${OFF_PATH}:id`, { config: few }, async (request, reply) => {
      const { id } = request.params;
      const ended = /^[0-9a-f]{36}$/.test(id) && (await subscriptions.end({ id })) > 0;
      return sendOffPage(request, reply, ({ isOff, wasOff }) => [`<p>${ended ? isOff : wasOff}</p>`]);
    });
  });
}

/** A page without styles or scripts: it must work wherever a link in a mail is opened. It may post to its own URL. */
function sendOffPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  content: (text: (typeof NOTICE_TEXT)[Locale]) => string[],
): FastifyReply {
  const locale = localeOf(headers['accept-language']);
  const text = NOTICE_TEXT[locale];
  reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', OFF_POLICY)
    // With `no-referrer` the browser would not say that the form is ours.
    .header('referrer-policy', 'same-origin');
  return reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Undercroft</title></head>
<body><main><h1>Undercroft</h1>${content(text).join('')}<p><a href="/">${text.home}</a></p></main></body></html>
`);
}
