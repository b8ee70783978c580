import type { AddressInfo } from 'node:net';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { failureCode } from '../../table/failure.ts';
import type { Config } from '../config.ts';
import type { Limits } from '../limits/limits.ts';
import { StartError } from '../start-error.ts';
import { decodableUrl, httpTimeouts } from './pages.ts';
import { answerBrokenRequest } from './plain-answer.ts';

const MAX_BODY_BYTES = 16 * 1024;

/** The HTTP server, without its routes. */
export function newApp(
  log: FastifyBaseLogger,
  { trustProxy, limits }: { trustProxy: number; limits: Limits },
): FastifyInstance {
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    bodyLimit: MAX_BODY_BYTES,
    forceCloseConnections: 'idle',
    ...httpTimeouts(limits),
    // The first hop is the socket itself.
    trustProxy: (_address, hop) => hop < trustProxy,
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    clientErrorHandler: answerBrokenRequest,
  });
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    // Only files are refused with 403, for a path that cannot be a file's name: it is not found, as any other.
    if (status === 403) return reply.callNotFound();
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    return reply.code(status).send({ error: errorCode(status, error) });
  });
  return app;
}

/** Listens, and returns an address somebody on this machine can open, such as `http://127.0.0.1:8080`. */
export async function listenOn(app: FastifyInstance, { host, port }: Pick<Config, 'host' | 'port'>): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new StartError(whyNotListening(error, host, port), { cause: error });
  }
  const address = app.server.address() as AddressInfo;
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${address.port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}

function whyNotListening(error: unknown, host: string, port: number): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what runs there, or set PORT to another number.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user: set PORT to a number from 1024 on.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is not an address of this machine.`;
  return `The server cannot listen on ${host}, port ${port}: ${message}.`;
}

function errorCode(status: number, error: unknown): string {
  if (status === 429) return 'too-many';
  if (status === 413) return 'too-long';
  return status >= 500 ? failureCode(error) : 'bad-message';
}
