import { readConfig } from '../../../src/server/config.ts';
import { startServer } from '../../../src/server/start.ts';

// A house as a process of its own, to be shouted at: it says where it is, and when asked how much it remembers and what went wrong.
const check = readConfig(process.env);
if (check.kind === 'unsound') throw new Error(check.sentence);
const much = { burst: 1e9, perSecond: 1e9 };
const troubles: string[] = [];
const server = await startServer({
  ...check.config,
  clientDir: 'no-pages',
  log: 'error',
  logTo: { write: (line) => troubles.push(line) },
  // What is bounded elsewhere shall get through here, to see what lies behind.
  limits: {
    socket: much,
    address: much,
    patience: much,
    socketsPerAddress: 1e6,
    linesPerAddress: 1e6,
    openingsPerMinute: 1e9,
    questionsPerMinute: 1e9,
    idleMs: 20,
    requestMs: 2000,
  },
});

/** What the house answers when it is asked how it is. */
export interface Health {
  heap: number;
  resident: number;
  troubles: string[];
}

process.on('message', (asked) => {
  if (asked === 'close') {
    void server.close().then(() => process.exit(0));
    return;
  }
  for (let time = 0; time < 3; time++) globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const health: Health = { heap: heapUsed, resident: rss, troubles };
  process.send?.(health);
});
process.send?.(server.address);
