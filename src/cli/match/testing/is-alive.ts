import { readFileSync } from 'node:fs';

/** Whether a process runs, on Linux; one that has ended and that its parent has not collected yet does not. */
export function isAlive(pid: number): boolean {
  try {
    // After the name, which stands in parentheses, comes the state; Z is one that has ended.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
