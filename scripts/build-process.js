// Builds for the parent process, and ends with it; the memory used for building is released too.
import { buildNow } from './build.js';

const stop = () => process.exit(1);
// The parent process is gone. A half-finished build is removed at the exit.
for (const event of ['disconnect', 'SIGINT', 'SIGTERM']) process.once(event, stop);

try {
  await buildNow(process.argv[2]);
  process.send({ kind: 'built' }, () => process.exit(0));
} catch (error) {
  process.send({ kind: 'failed', why: error.inOneSentence ? error.message : error.stack }, stop);
}
