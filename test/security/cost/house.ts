import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../../../src/server/start.ts';

// A server as a separate process: it sends its address, and on request the longest turn of its event loop.
const [dataDir = ''] = process.argv.slice(2);
const pages = join(dataDir, 'pages');
mkdirSync(pages, { recursive: true });
writeFileSync(join(pages, 'index.html'), '<!doctype html><head></head>');
const much = { burst: 1e9, perSecond: 1e9 };
const server = await startServer({
  host: '127.0.0.1',
  port: 0,
  dataDir,
  botPace: 0,
  log: 'silent',
  trustProxy: 1,
  clientDir: pages,
  daily: false,
  limits: { socket: much, address: much, looks: much, replays: much, guesses: much, questionsPerMinute: 1e9 },
});

const turns: number[] = [];
let before = 0;
let isMeasuring = false;

/** Processor time instead of wall-clock time: other processes do not count. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function turn(): void {
  const now = spent();
  turns.push(now - before);
  before = now;
  if (isMeasuring) setImmediate(turn);
}

process.on('message', (asked) => {
  isMeasuring = asked === 'begin';
  if (isMeasuring) {
    turns.length = 0;
    before = spent();
    setImmediate(turn);
  } else process.send?.(turns.sort((a, b) => b - a).slice(0, 5));
});
process.send?.(server.address);
