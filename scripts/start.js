import { makeReady } from './build.js';

/** `npm start`: makes ready what is missing and serves. */
export async function run(args) {
  await makeReady();
  endWithParent();
  const { main } = await import('../dist/undercroft.js');
  return main(['serve', ...args]);
}

/** The shell that npm puts between itself and us passes no signal on: when npm is told to end, we are only orphaned. */
function endWithParent() {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event !== 'start') return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
