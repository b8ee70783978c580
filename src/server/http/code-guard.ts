import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../limits/caller.ts';
import type { Guesses } from '../limits/guesses.ts';
import type { ServerContext } from '../socket/connection.ts';

/** This route takes a secret name in its body. */
const BY_NAME = '/api/parcels/fetch';

/** Counts wrong codes over all HTTP routes, together with those on sockets: an address has few guesses. */
export function guardCodes(app: FastifyInstance, { callers, house }: Pick<ServerContext, 'callers' | 'house'>): void {
  const guessesOf = ({ ip }: FastifyRequest): Guesses => callers.guessesOf(callerOf(ip), house.now());
  app.addHook('onRequest', async (request, reply) => {
    const code = codeIn(request);
    if (code === undefined || guessesOf(request).mayAsk(code, house.now())) return;
    return reply.code(429).header('cache-control', 'no-store').send({ error: 'too-many' });
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const code = codeIn(request);
    if (code === undefined) return;
    if (statusCode === 404) guessesOf(request).noteWrong(code, house.now());
    // Other methods may succeed for a code that does not exist.
    else if (request.method === 'GET' && (statusCode === 200 || statusCode === 409)) guessesOf(request).noteRight(code);
  });
}

/** The code in a request, if its route has one. */
function codeIn({ routeOptions, params }: FastifyRequest): string | undefined {
  if (routeOptions.url === BY_NAME) return BY_NAME;
  const { code } = params as { code?: string };
  return routeOptions.url?.startsWith('/api/') === true ? code : undefined;
}
