// Builds for whoever started this process, and ends with it; what building took of memory ends with it too.
import { buildNow } from './build.js';

const stop = () => process.exit(1);
// Whoever started this is gone. Half of a build is removed at the exit.
for (const event of ['disconnect', 'SIGINT', 'SIGTERM']) process.once(event, stop);

try {
  await buildNow(process.argv[2]);
  process.send({ kind: 'built' }, () => process.exit(0));
} catch (error) {
  process.send({ kind: 'failed', why: error.inOneSentence ? error.message : error.stack }, stop);
}
