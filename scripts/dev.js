import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createServer as createNetServer } from 'node:net';
import path from 'node:path';
import { endWithNpm } from '../bin/end-with-npm.js';
import { writeForDevelopment } from './build.js';
import { failure, ROOT } from './command.js';
import { Backend } from './dev-backend.js';
import { PROXIED } from './dev-proxy.js';
import { installMissing } from './install.js';

/**
 * `npm run dev`: the server from its sources, restarted when they change, and the pages with hot reload in front of it.
 */
export async function run() {
  endWithNpm();
  // It may be stopped while it is still starting.
  const asked = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, resolve);
  });
  await installMissing();
  writeForDevelopment();
  // Vite restarts with the same port.
  const port = Number(process.env.PORT ?? 8080) || (await freePort());
  const host = process.env.HOST ?? '127.0.0.1';
  const backendPort = String(await freePort());
  process.env.UNDERCROFT_BACKEND = backendPort;
  const env = { PORT: backendPort, HOST: '127.0.0.1', DATA_DIR: process.env.DATA_DIR ?? path.join(ROOT, 'data.dev') };
  const backend = { current: undefined };
  const pages = await servePages({ port, host, backend });
  backend.current = new Backend(env);
  try {
    await Promise.race([backend.current.opened, asked]);
    const [address] = [...pages.resolvedUrls.local, ...pages.resolvedUrls.network];
    console.log(`Undercroft for development at ${address} (tables in ${path.relative(process.cwd(), env.DATA_DIR)})`);
    await asked;
  } finally {
    await Promise.all([backend.current.close(), pages.close()]);
  }
  return 0;
}

async function servePages({ port, host, backend }) {
  const { createLogger, createServer } = await import('vite');
  const logger = createLogger('warn');
  const { error } = logger;
  // During a restart nobody answers behind the proxy, and pages retry by themselves.
  logger.error = (said, options) => {
    if (!/proxy (socket )?error/.test(said)) error(said, options);
  };
  const pages = await createServer({
    root: ROOT,
    cacheDir: 'dist.dev/vite',
    customLogger: logger,
    plugins: [inFrontOf(backend)],
    server: {
      port,
      host,
      strictPort: true,
      // Packages may be symlinked from elsewhere, as in a second worktree.
      fs: { allow: [ROOT, realpathSync(path.join(ROOT, 'node_modules'))] },
      watch: { ignored: ['**/dist*/**', '**/data*/**', '**/test-results/**'] },
    },
  });
  try {
    await pages.listen();
  } catch (cause) {
    await pages.close();
    throw failure(`The pages cannot be served at ${host}, port ${port}: ${cause.message}.`);
  }
  return pages;
}

/** Tells the server which files change; requests and sockets during a restart wait for it. */
function inFrontOf(backend) {
  const patterns = PROXIED.map((pattern) => new RegExp(pattern));
  const ready = async ({ url = '' }) => {
    if (patterns.some((pattern) => pattern.test(url))) await backend.current?.opened;
  };
  return {
    name: 'undercroft-in-front-of-server',
    // Called again, with another watcher, whenever a file of Vite's configuration changes, such as the kit of a game.
    configureServer({ middlewares, httpServer, watcher }) {
      watcher.on('all', (_event, file) => backend.current?.note(file));
      middlewares.use((request, _response, next) => ready(request).then(next));
      const emit = httpServer.emit.bind(httpServer);
      // The proxy has a separate listener for sockets, which nothing precedes.
      httpServer.emit = (event, request, ...rest) => {
        if (event !== 'upgrade') return emit(event, request, ...rest);
        void ready(request).then(() => emit(event, request, ...rest));
        return true;
      };
    },
  };
}

async function freePort() {
  const server = createNetServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
