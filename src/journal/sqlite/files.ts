import { closeSync, existsSync, fstatSync, openSync, statSync } from 'node:fs';

/** Marks a SQLite file as one of ours: 'UCRT' in the file's header. */
export const APPLICATION_ID = 0x55435254;

/** The name of the database file in the data folder. */
export const FILE_NAME = 'undercroft.sqlite';

/**
 * Creates an empty file if there is none, readable by this user alone: it will contain the seeds of running games. An
 * existing file is not opened: when a process closes any descriptor of a file, POSIX drops all its locks on that file,
 * SQLite's too, and the next program to open the file would delete the WAL we write to.
 */
export function makeFile(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
}

/**
 * The file of the messages between processes on one folder: not synced, and may be deleted while no server has it open.
 */
export const MESSAGES_FILE_NAME = 'undercroft-whispers.sqlite';

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
