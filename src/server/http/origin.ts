import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from one of our own pages, or from no page at all. Browsers send the origin of a socket or a
 * form, so that no other site can act with what our pages remember.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  return URL.canParse(origin) && new URL(origin).host === host;
}
