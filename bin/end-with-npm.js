/** How npm names scripts that serve until they are stopped; `npx` is one of them. */
const SERVING = ['start', 'dev', 'npx'];
const LOOK_MS = 500;

/**
 * Stops this process when the npm that started it is gone: npm runs scripts through a shell, and not every shell passes
 * signals on. To be called first of all, before anything takes its time.
 */
export function endWithNpm(scripts = SERVING) {
  if (!scripts.includes(process.env.npm_lifecycle_event)) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent && isRunning(parent)) return;
    clearInterval(look);
    stopAsIfAsked();
  }, LOOK_MS);
  look.unref();
}

/** Does what SIGTERM does here. Windows has no such signal: sent to oneself, it would end the process on the spot. */
export function stopAsIfAsked() {
  if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(143);
}

/** A process on Windows keeps the number of its parent also when that is gone. */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
