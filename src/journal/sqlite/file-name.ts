import { closeSync, existsSync, openSync } from 'node:fs';

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
