import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import type { ServerOptions } from './options.ts';

/** Messages are never logged; secrets are redacted should an object with one be. Nor are URLs: a code in one opens a table. */
export function newLog({ log, logTo }: Pick<ServerOptions, 'log' | 'logTo'>): FastifyBaseLogger {
  const secrets = ['secret', '*.secret', 'seed', '*.seed', 'secretHash', '*.secretHash', 'person', '*.person'];
  return pino({ level: log, redact: secrets, serializers: { req: loggedRequest } }, logTo ?? pino.destination(2));
}

/** What is logged of a request: its route, not its URL. */
function loggedRequest({ method, routeOptions, ip }: FastifyRequest): object {
  return { method, route: routeOptions.url, remoteAddress: ip };
}
