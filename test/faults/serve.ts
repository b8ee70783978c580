import { readConfig } from '../../src/server/config.ts';
import { drainOnSignals } from '../../src/server/drain.ts';
import { startServer } from '../../src/server/start.ts';

// A node as a separate process; prints its address, and ends with its parent process.
const check = readConfig(process.env);
if (check.kind === 'invalid') throw new Error(check.sentence);
process.stdin.on('close', () => process.exit(1)).resume();
const plenty = { burst: 50_000, perSecond: 50_000 };
const server = await startServer({
  ...check.config,
  clientDir: 'no-pages',
  limits: { socket: plenty, address: plenty, socketsPerAddress: 5000, openingsPerMinute: 5000 },
});
drainOnSignals(server);
console.log(server.address);
