import { isUtf8 } from 'node:buffer';
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

/** Paths drawn by the app's one page. */
const PAGES =
  /^\/(?:(?:[tc]|screen|new)\/[^/]+|challenge\/[^/]+\/\d+|[rg]\/(?:here\/)?[^/]+|here\/(?:new\/)?[^/]+|learn\/[^/]+(?:\/\d+)?|rules(?:\/.*)?|records|collection|daily(?:\/[^/]+)?|carry|credits|gallery|admin|)$/;

/** Timeouts against slow clients, accidental or not. */
export function httpTimeouts({ requestMs, idleConnectionMs }: Limits): FastifyServerOptions & { http: object } {
  return {
    requestTimeout: requestMs,
    connectionTimeout: idleConnectionMs,
    keepAliveTimeout: idleConnectionMs,
    // A request without a Host header is answered below, with our headers.
    http: {
      headersTimeout: requestMs,
      connectionsCheckingInterval: Math.max(50, requestMs / 4),
      requireHostHeader: false,
    },
  };
}

/** A path with invalid escapes is taken literally, so that it gets the usual response for unknown paths. */
export function decodableUrl(url: string): string {
  try {
    decodeURIComponent(pathOf(url));
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/** Limits requests by address, and sets headers that let a page load only its own files and run no inline script. */
export async function guard(app: FastifyInstance, { callers, house }: ServerContext): Promise<void> {
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => callerOf(ip) });
  refuseBrokenText(app);
  // An Expect header other than 100-continue may be ignored (RFC 9110, section 10.1.1); Node would refuse it without
  // our headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
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
  app.addHook('onRequest', async ({ ip, method, headers, raw }, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    // The rest of this connection is not read any more.
    if (!callers.mayRequest(callerOf(ip), house.now()))
      return reply.code(429).header('connection', 'close').send({ error: 'too-many' });
    if (headers.host === undefined && raw.httpVersion !== '1.0') return reply.code(400).send({ error: 'bad-message' });
    const changesNothing = method === 'GET' || method === 'HEAD';
    if (!changesNothing && !isOwnOrigin(headers)) return reply.code(403).send({ error: 'bad-message' });
  });
}

/** Refuses a body that is not UTF-8: decoded as text, its broken bytes would become other characters. */
function refuseBrokenText(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isUtf8(body)) return parse(request, body.toString(), done);
    done(Object.assign(new Error('not UTF-8'), { statusCode: 400 }));
  });
}

/** Serves the built app: its files, and its one page for all paths of the app. */
export async function servePages(app: FastifyInstance, context: ServerContext, clientDir: string): Promise<void> {
  const isBuilt = existsSync(join(clientDir, 'index.html'));
  const previews = isBuilt ? new LinkPreviews(context, clientDir) : undefined;
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: clientDir,
      // The page is sent below, with the preview of its link if one is needed.
      index: false,
      cacheControl: false,
      // The build puts a compressed copy beside each file that shrinks.
      preCompressed: true,
      setHeaders: (reply, path) => {
        // Built files have the digest of their content in their name, so they never change.
        const isHashed = path.startsWith(join(clientDir, 'assets'));
        reply.header('cache-control', isHashed ? A_YEAR : 'no-cache');
      },
    });
  }
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url);
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
  // The file server treats it as a folder, and would refuse a client that accepts no compression.
  app.get('/', sendPage);
}

/** For content that never changes under its URL. */
export function forever(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', A_YEAR);
}

function pathOf(url: string): string {
  return url.replace(/\?.*/s, '');
}
