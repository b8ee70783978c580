import { spawn, spawnSync } from 'node:child_process';
import { ROOT } from './command.js';

const isWindows = process.platform === 'win32';
/** No trial takes this long, however busy the machine is. */
const HANGS_AFTER_MS = 10 * 60_000;

/**
 * Runs a program that makes trials and reports them over its IPC channel: `{ planned }`, then `{ trial }` before each
 * and `{ done }` after it, and `{ end }`. A run that ends before that, or in which nothing happens for too long,
 * reports it and fails; its exit code alone cannot be trusted.
 */
export function supervise(program, args, { hangsAfterMs = HANGS_AFTER_MS, say = console.error, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      // A separate process group, so that a run that hangs is ended with all its children. Windows has none.
      detached: !isWindows,
      stdio: quiet ? ['ignore', 'ignore', 'ignore', 'ipc'] : ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const seen = { planned: undefined, trial: undefined, done: 0, hasEnded: false };
    const stop = () => endGroup(child);
    const endUs = () => {
      stop();
      process.exit(1);
    };
    let hung = false;
    let timer;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        hung = true;
        stop();
      }, hangsAfterMs);
    };
    wait();
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, endUs);
    child.on('message', (message) => {
      wait();
      if (message.planned !== undefined) seen.planned = message.planned;
      if (message.trial !== undefined) seen.trial = message.trial;
      if (message.done) seen.done += 1;
      if (message.end) seen.hasEnded = true;
    });
    child.on('error', (error) => finish(1, error.message));
    child.on('exit', (code, signal) => {
      const end = () => finish(code ?? 1, signal ?? `exit code ${code}`);
      // Its last message may still be on its way.
      if (child.connected) child.once('disconnect', end);
      else end();
    });
    const finish = (exitCode, how) => {
      clearTimeout(timer);
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, endUs);
      // None of its children may outlive it.
      stop();
      const why = whyNotWhole(seen, { how, hungSeconds: hung ? hangsAfterMs / 1000 : undefined });
      if (why !== undefined) say(`\nFAILED: ${why}`);
      resolve(why === undefined ? exitCode : 1);
    };
  });
}

/** Why a run is incomplete, as a sentence; undefined if it ended with all its trials. */
function whyNotWhole({ planned, trial, done, hasEnded }, { how, hungSeconds }) {
  if (hasEnded && done === planned && hungSeconds === undefined) return undefined;
  const place = trial === undefined ? 'before its first trial' : `in or after "${trial}"`;
  const count = planned === undefined ? 'no trial was planned yet' : `${done} of ${planned} trials were done`;
  const what =
    hungSeconds === undefined
      ? `ended early (${how})`
      : `hung: nothing happened for ${hungSeconds} s, so it was ended,`;
  return `the run ${what} ${place}; ${count}.`;
}

function endGroup({ pid }) {
  if (pid === undefined) return;
  try {
    if (isWindows) spawnSync('taskkill.exe', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' });
    else process.kill(-pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}
