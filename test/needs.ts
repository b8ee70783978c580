import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { type RunnerTestCase, TestRunner } from 'vitest';
import type { NeededProgram } from '../scripts/system-package.js';

declare module 'vitest' {
  interface TaskMeta {
    /** What the test needs and this machine does not have. */
    missing?: string;
  }
}

/**
 * Skips the running test because something is missing on this machine: `npm test` lists it in its last lines. Tests
 * that run concurrently must pass themselves.
 */
export function leaveOut(
  missing: string,
  test: Readonly<RunnerTestCase> | undefined = TestRunner.getCurrentTest(),
): never {
  if (test === undefined) throw new Error(`A test asked for what is missing here: ${missing}`);
  test.meta.missing = missing;
  return test.context.skip(`no ${missing} here`);
}

/** For tests of programs that this system may not have. */
export function needPrograms(...programs: readonly NeededProgram<unknown>[]): void {
  const missing = programs.find((program) => program.find() === undefined);
  if (missing !== undefined) leaveOut(missing.name);
}

/** For tests that mount a separate file system, or switch to another user. */
export function needRoot(): void {
  const may = process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0;
  if (!may) leaveOut('root on Linux');
}

/** For behaviour that only Linux has. */
export function needLinux(test?: RunnerTestCase): void {
  if (process.platform !== 'linux') leaveOut('Linux', test);
}

/** For tests of signals, file modes and a shell, which Windows does not have. */
export function needPosix(test?: RunnerTestCase): void {
  if (process.platform === 'win32') leaveOut('signals and shell as on Linux and Macs', test);
}

/** Whether only its owner may read or change a file; on Windows modes do not tell. */
export function isPrivate(file: string): boolean {
  return process.platform === 'win32' || (statSync(file).mode & 0o077) === 0;
}
