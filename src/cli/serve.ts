import { fileURLToPath } from 'node:url';
import { type Command, fail, type Given, misuse, say, valueFor } from './command.ts';

/** `undercroft serve` */
export const serveCommand: Command = {
  name: 'serve',
  files: [],
  summary: 'start the server: the web app and its tables',
  details: [
    'Serves the web app and its tables until it is stopped, and prints the address. More settings come from the',
    'environment; docs/hosting.md describes each.',
    '',
    '  PORT, HOST, DATA_DIR         the same as the options',
    '  DATABASE_URL                 postgres://...: stores tables there, and several nodes can share them',
    '  BALANCER_PATH                with several nodes: the path that leads to this one',
    '  DRAIN_SECONDS                how long it serves after SIGTERM',
    '  TRUST_PROXY                  number of reverse proxies in front of it',
    '  PUBLIC_URL                   the address people open',
    '  SMTP_URL, MAIL_FROM          e-mails people at slow tables when it is their turn',
    '  STUN_URLS, TURN_URLS         servers for voice chat; TURN_SECRET, or TURN_USER and TURN_PASSWORD',
    '  DAILY, OPEN_TABLES           off switches off the dungeon of the day, or open tables',
    '  STAND_IN_SECONDS, BOT_PACE   seconds before a bot plays for an absent player, and the pace of bots',
    '  METRICS_TOKEN, LOG_LEVEL     the token for /metrics and /admin from other machines, the level of the log',
  ].join('\n'),
  options: {
    port: { takes: 'N', help: 'the port to listen on (8080)' },
    host: { takes: 'ADDRESS', help: 'the address to listen on (0.0.0.0: all interfaces)' },
    'data-dir': { takes: 'FOLDER', help: 'the data folder (data)' },
  },
  run: serve,
};

async function serve(given: Given): Promise<number> {
  // Loaded only here: the other commands need no server and start faster without.
  const { drainOnSignals, readConfig, StartError, startServer } = await import('../server/index.ts');
  const read = readConfig({
    ...process.env,
    PORT: valueFor(given, 'port') ?? process.env.PORT,
    HOST: valueFor(given, 'host') ?? process.env.HOST,
    DATA_DIR: valueFor(given, 'data-dir') ?? process.env.DATA_DIR,
  });
  if (read.kind === 'invalid') return misuse(read.sentence);
  if (read.warning !== undefined) process.stderr.write(`${read.warning}\n`);
  try {
    const server = await startServer({ ...read.config, clientDir: clientDir() });
    // From here on a signal ends the process: a reader of the address may send one at once.
    drainOnSignals(server);
    say(`Undercroft is open at ${server.address}`);
    return await new Promise<never>(() => undefined);
  } catch (error) {
    if (error instanceof StartError) return fail(error.message);
    throw error;
  }
}

/**
 * The built pages: beside the built command. `npm run dev` runs the sources: Vite has the pages, and this folder the
 * rest.
 */
function clientDir(): string {
  const place = import.meta.url.endsWith('.ts') ? '../../dist.dev/client' : './client';
  return fileURLToPath(new URL(place, import.meta.url));
}
