// The server straight from its sources, for `npm run dev`: reports which files it has loaded, and stops when told to or
// when `npm run dev` is gone.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';
import { stopAsIfAsked } from '../bin/end-with-npm.js';

let isStopping = false;
const stop = () => {
  // A second stop would interrupt the first: Ctrl-C in a terminal triggers one too.
  if (!isStopping) stopAsIfAsked();
};
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    isStopping = true;
    if (process.listenerCount(signal) === 0) process.exit(0);
  });
}
process.on('message', stop);
process.once('disconnect', stop);

register({
  onImport(url) {
    if (url.startsWith('file:') && process.connected) process.send(fileURLToPath(url));
  },
});
const { main } = await import('../src/cli/main.ts');
process.exit(await main(['serve']));
