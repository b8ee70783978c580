import { request as httpRequest } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import webPush from 'web-push';
import type { Subscription } from '../../journal/subscriptions.ts';
import type { PushedNotice } from '../../protocol/turn-notices.ts';
import { isPublicEndpoint, lookupPublic } from './public-host.ts';
import type { SendNotice } from './sending.ts';

/** The keys that identify a server to push services (VAPID). */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** How long a push service keeps a message for a device that is off, in seconds. */
const KEPT_SECONDS = 24 * 60 * 60;
const TIMEOUT_MS = 10_000;
/** Push service statuses for a subscription that has ended, or was made for other keys. */
const GONE = [401, 403, 404, 410];

export function newVapidKeys(): VapidKeys {
  return webPush.generateVAPIDKeys();
}

/** Sends notices through the browsers' push services (RFC 8030), encrypted for the browser alone. */
export function pushSender(options: { keys: VapidKeys; subject: string; anyHost: boolean }): SendNotice {
  const { keys, subject, anyHost } = options;
  const agent = new Agent(anyHost ? {} : { lookup: lookupPublic });
  return async (subscription, { title, body, code, offPath, offLabel }) => {
    if (!anyHost && !isPublicEndpoint(subscription.address)) return 'gone';
    const notice: PushedNotice = { title, body, tag: code, page: `/t/${code}`, off: offPath, offLabel };
    const details = webPush.generateRequestDetails(browserOf(subscription), JSON.stringify(notice), {
      vapidDetails: { subject, ...keys },
      TTL: KEPT_SECONDS,
      // The next message of the same table replaces an undelivered one.
      topic: code,
      urgency: 'normal',
    });
    return outcomeOf(await post(subscription.address, details, agent));
  };
}

function browserOf({ address, keys }: Subscription): webPush.PushSubscription {
  return { endpoint: address, keys: JSON.parse(keys) as webPush.PushSubscription['keys'] };
}

function outcomeOf(status: number): 'sent' | 'gone' | 'failed' | 'refused' {
  if (status >= 200 && status < 300) return 'sent';
  if (GONE.includes(status)) return 'gone';
  return status >= 500 || status === 429 || status === 408 ? 'failed' : 'refused';
}

/** Posts a message and resolves with the status; redirects are not followed, and the response body is not read. */
function post(endpoint: string, { headers, body }: webPush.RequestDetails, agent: Agent): Promise<number> {
  const isSecure = endpoint.startsWith('https:');
  const options = {
    method: 'POST',
    headers: headers as Record<string, string>,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  return new Promise((resolve, reject) => {
    const sending = isSecure ? httpsRequest(endpoint, { ...options, agent }) : httpRequest(endpoint, options);
    sending.on('error', reject);
    sending.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    sending.end(body);
  });
}
