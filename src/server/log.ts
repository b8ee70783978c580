import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import type { ServerOptions } from './options.ts';

/**
 * Messages are never logged, and secrets in logged objects are redacted. Nor are URLs: the code in one opens a table.
 */
export function newLog({ log, logTo }: Pick<ServerOptions, 'log' | 'logTo'>): FastifyBaseLogger {
  const secrets = ['secret', '*.secret', 'seed', '*.seed', 'secretHash', '*.secretHash', 'person', '*.person'];
  return pino({ level: log, redact: secrets, serializers: { req: loggedRequest } }, logTo ?? pino.destination(2));
}

/** The logged part of a request: its route, not its URL. */
function loggedRequest({ method, routeOptions, ip }: FastifyRequest): object {
  return { method, route: routeOptions.url, remoteAddress: ip };
}
