import { makeReady } from './build.js';

/** `npm start`: installs and builds what is missing, and serves. */
export async function run(args) {
  await makeReady();
  endWithParent();
  const { main } = await import('../dist/undercroft.js');
  return main(['serve', ...args]);
}

/** npm runs scripts through a shell that passes no signals on: when npm is stopped, this process only loses its parent. */
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
