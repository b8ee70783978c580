import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readConfig } from '../../../src/server/config.ts';
import { startServer } from '../../../src/server/start.ts';

// A server as a separate process, to be fuzzed: it reports its address, and on request its memory and errors.
const check = readConfig(process.env);
if (check.kind === 'invalid') throw new Error(check.sentence);
const pages = join(check.config.dataDir, 'pages');
mkdirSync(pages, { recursive: true });
writeFileSync(join(pages, 'index.html'), '<!doctype html>');
const much = { burst: 1e9, perSecond: 1e9 };
const troubles: string[] = [];
const delay = monitorEventLoopDelay({ resolution: 5 });
const server = await startServer({
  ...check.config,
  clientDir: pages,
  // Turn notices are sent meanwhile, to services that do not exist.
  noticeTimes: { delayMs: 50, checkMs: 50, checksForMs: 0, pollMs: 200, pausesMs: [500, 2000] },
  log: 'error',
  logTo: { write: (line) => troubles.push(line) },
  // Rate limits are lifted, to reach the code behind them.
  limits: {
    socket: much,
    address: much,
    overLimit: much,
    guesses: much,
    replays: much,
    socketsPerAddress: 1e6,
    connectionsPerAddress: 1e6,
    openingsPerMinute: 1e9,
    noticesPerMinute: 1e9,
    questionsPerMinute: 1e9,
    idleMs: 20,
  },
});

/** The server's report on request. */
export interface Health {
  heap: number;
  resident: number;
  /** The longest its event loop was blocked since the last request, in ms. */
  busy: number;
  troubles: string[];
}

process.on('message', (asked) => {
  if (asked === 'close') {
    void server.close().then(() => process.exit(0));
    return;
  }
  const busy = delay.max / 1e6;
  for (let time = 0; time < 3; time++) globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const health: Health = { heap: heapUsed, resident: rss, busy, troubles };
  process.send?.(health);
  delay.reset();
});
delay.enable();
process.send?.(server.address);
