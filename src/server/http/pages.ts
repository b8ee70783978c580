import { existsSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { callerOf } from '../limits/caller.ts';
import type { Limits } from '../limits/limits.ts';
import type { ServerContext } from '../socket/connection.ts';
import { LinkPreviews } from './link-preview.ts';
import { isOwnOrigin } from './origin.ts';
import { PERMISSIONS } from './plain-answer.ts';

const A_YEAR = 'public, max-age=31536000, immutable';

/** Paths of the app that are drawn by its one page. */
const PAGES =
  /^\/(?:(?:[tc]|screen|new)\/[^/]+|[rg]\/(?:here\/)?[^/]+|here\/(?:new\/)?[^/]+|learn\/[^/]+(?:\/\d+)?|rules(?:\/.*)?|records|daily(?:\/[^/]+)?|carry|credits|gallery|admin|)$/;

/** Timeouts against slow clients, accidental or not. */
export function httpTimeouts({ requestMs, idleConnectionMs }: Limits): FastifyServerOptions & { http: object } {
  return {
    requestTimeout: requestMs,
    connectionTimeout: idleConnectionMs,
    keepAliveTimeout: idleConnectionMs,
    http: { headersTimeout: requestMs, connectionsCheckingInterval: Math.max(50, requestMs / 4) },
  };
}

/** A path with escapes that are no text is taken literally, so that it is answered as any other that leads nowhere. */
export function decodableUrl(url: string): string {
  try {
    decodeURIComponent(url.split('?', 1)[0]);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/** Headers that let a page load nothing but its own files and run no script written into it. */
export async function guard(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => callerOf(ip) });
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    const changesNothing = method === 'GET' || method === 'HEAD';
    if (!changesNothing && !isOwnOrigin(headers)) return reply.code(403).send({ error: 'bad-message' });
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Not sent here: the server is often reached by plain HTTP in a home network. A TLS proxy adds it.
    strictTransportSecurity: false,
  });
}

/** Serves the built app: its files, and its one page wherever the app has one. */
export async function servePages(app: FastifyInstance, context: ServerContext, clientDir: string): Promise<void> {
  const isBuilt = existsSync(join(clientDir, 'index.html'));
  const previews = isBuilt ? new LinkPreviews(context, clientDir) : undefined;
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: clientDir,
      // The page is sent below, with the preview of its link where one is wanted.
      index: false,
      cacheControl: false,
      // The build has put a smaller copy beside each file that shrinks.
      preCompressed: true,
      setHeaders: (reply, path) => {
        // Built files carry the digest of their content in their name, so what was fetched once never changes.
        const isHashed = path.startsWith(join(clientDir, 'assets'));
        reply.header('cache-control', isHashed ? A_YEAR : 'no-cache');
      },
    });
  }
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path] = request.url.split('?', 1);
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (/^\/(?:api|packs|assets)\//.test(path)) return reply.code(404).send({ error: 'not-found' });
    if (!PAGES.test(path) && !wantsPage) return reply.code(404).send({ error: 'not-found' });
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(404).send({ error: 'not-found' });
    if (previews === undefined)
      return reply.code(503).type('text/plain').send('The pages are not built yet: npm run build.\n');
    reply.code(PAGES.test(path) ? 200 : 404).header('cache-control', 'no-cache');
    if (!previews.isWantedBy(request)) return reply.sendFile('index.html');
    return reply.type('text/html; charset=utf-8').send(await previews.pageFor(request, path));
  };
  app.setNotFoundHandler(sendPage);
  // For files it is a folder: whoever accepts no compression would be refused.
  app.get('/', sendPage);
}

/** For what never changes under its address. */
export function forever(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', A_YEAR);
}
