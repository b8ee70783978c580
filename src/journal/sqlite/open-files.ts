import { closeSync, fstatSync, openSync, statSync } from 'node:fs';

/** Files that SQLite has opened in this process, by device and inode. */
const opened = new Set<string>();

/**
 * Records that this process opens a file with SQLite. When a process closes any descriptor of a file, POSIX drops all
 * its locks on that file, SQLite's too, and libsql closes a file only some time after it was asked to. So other
 * descriptors of such a file stay open as long as the process runs.
 */
export function noteOpen(path: string): void {
  const { dev, ino } = statSync(path, { bigint: true });
  opened.add(`${dev}:${ino}`);
}

/** Opens a file for a task to read; closes it afterwards, unless SQLite has opened that file in this process. */
export function withDescriptor<Result>(path: string, task: (descriptor: number) => Result): Result {
  const descriptor = openSync(path, 'r');
  try {
    return task(descriptor);
  } finally {
    const { dev, ino } = fstatSync(descriptor, { bigint: true });
    if (!opened.has(`${dev}:${ino}`)) closeSync(descriptor);
  }
}
