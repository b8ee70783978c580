import { createInterface } from 'node:readline';
import { readConfig } from '../../src/server/config.ts';
import { drainOnSignals } from '../../src/server/drain.ts';
import { startServer } from '../../src/server/start.ts';

// A node as a separate process; prints its address. A number on stdin shifts its clock by that many ms, as does
// CLOCK_AHEAD_MS from the start.
const check = readConfig(process.env);
if (check.kind === 'invalid') throw new Error(check.sentence);
const plenty = { burst: 50_000, perSecond: 50_000 };
let moved = Number(process.env.CLOCK_AHEAD_MS ?? 0);
const orders = createInterface({ input: process.stdin });
orders.on('line', (line) => {
  moved = Number(line);
});
// The parent process has ended.
orders.on('close', () => process.exit(1));
const server = await startServer({
  ...check.config,
  clientDir: 'no-pages',
  now: () => Date.now() + moved,
  limits: { socket: plenty, address: plenty, socketsPerAddress: 5000, openingsPerMinute: 5000 },
});
drainOnSignals(server);
console.log(server.address);
