import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process runs; an exited one that its parent has not collected yet does not. */
export function isAlive(pid: number): boolean {
  try {
    // Z means exited.
    return !stateOf(pid).startsWith('Z');
  } catch {
    return false;
  }
}

function stateOf(pid: number): string {
  if (process.platform !== 'linux') return execFileSync('ps', ['-o', 'stat=', '-p', `${pid}`], { encoding: 'utf8' });
  // After the name, which is in parentheses.
  return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '');
}
