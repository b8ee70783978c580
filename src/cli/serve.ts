import { fileURLToPath } from 'node:url';
import { type Command, fail, type Given, misuse, say, valueFor } from './command.ts';

/** `undercroft serve` */
export const serveCommand: Command = {
  name: 'serve',
  files: [],
  summary: 'open the house: serve the web app and its tables',
  details: [
    'Serves the web app and its tables until it is asked to stop, and prints the address.',
    'The environment can say the same as the options: PORT, HOST, DATA_DIR; and also BOT_PACE, LOG_LEVEL,',
    'TRUST_PROXY (how many reverse proxies stand before it), METRICS_TOKEN (who shows it may read /metrics),',
    'STAND_IN_SECONDS (how long somebody may be away before a bot plays on for them) and PLAIN_SOCKETS (1: sockets',
    'are left to the ws library alone). See docs/hosting.md.',
    'With DATABASE_URL (postgres://...) tables are kept in a PostgreSQL that several nodes can share, and with',
    'DRAIN_SECONDS it stays open for so long after it was asked to stop, while /readyz says that it closes.',
    'Voices find each other across networks with STUN_URLS and TURN_URLS (stun:HOST:PORT,...), the latter with',
    'TURN_SECRET (as coturn shares one), or TURN_USER and TURN_PASSWORD.',
  ].join('\n'),
  options: {
    port: { takes: 'N', help: 'the port to listen on (8080)' },
    host: { takes: 'ADDRESS', help: 'the address to listen on (0.0.0.0: all of this machine)' },
    'data-dir': { takes: 'FOLDER', help: 'where tables are kept (data)' },
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
  if (read.kind === 'unsound') return misuse(read.sentence);
  try {
    const server = await startServer({ ...read.config, clientDir: clientDir() });
    say(`Undercroft is open at ${server.address}`);
    // From here on a signal ends the process.
    return await new Promise<never>(() => drainOnSignals(server));
  } catch (error) {
    if (error instanceof StartError) return fail(error.message);
    throw error;
  }
}

/** The built pages: beside the built command, or under dist where the sources are run. */
function clientDir(): string {
  const place = import.meta.url.endsWith('.ts') ? '../../dist/client' : './client';
  return fileURLToPath(new URL(place, import.meta.url));
}
