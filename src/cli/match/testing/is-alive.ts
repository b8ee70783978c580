import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process runs; one that has ended and that its parent has not collected yet does not. */
export function isAlive(pid: number): boolean {
  try {
    // Z is the state of one that has ended.
    return !stateOf(pid).startsWith('Z');
  } catch {
    return false;
  }
}

function stateOf(pid: number): string {
  if (process.platform !== 'linux') return execFileSync('ps', ['-o', 'stat=', '-p', `${pid}`], { encoding: 'utf8' });
  // After the name, which stands in parentheses.
  return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '');
}
