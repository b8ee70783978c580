import { existsSync, readdirSync, statSync } from 'node:fs';
import { JournalError } from '../journal.ts';
import { FILE_NAME, MESSAGES_FILE_NAME } from './files.ts';

const LOG_NAME = `${FILE_NAME}-wal`;
/** Copies of damaged logs are kept under names with this prefix. */
export const KEPT_LOG_NAME = `${LOG_NAME}.damaged-`;
const MEMORY_NAME = `${FILE_NAME}-shm`;
const PACKS_NAME = 'packs';

/**
 * The error for an empty or missing file beside other remains of a data folder; undefined if there are none. SQLite
 * would start afresh, and delete the log. Packs alone do not count beside a missing file, because people put theirs
 * there before the first start.
 */
export function lossOfFile(folder: string): JournalError | undefined {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const isThere = names.includes(FILE_NAME);
  const traces = names.filter((name) => isTrace(name) || (isThere && name === PACKS_NAME));
  if (traces.length === 0) return undefined;
  const what = `${FILE_NAME} is ${isThere ? 'empty' : 'gone'}, but ${inWords(folder, traces)}`;
  const sentence = `The data in ${folder} is damaged (${what}); nothing was changed. Put back a copy, or start with another data folder.`;
  return new JournalError('damaged', `${sentence}${firstStart(folder, isThere ? [FILE_NAME, ...traces] : traces)}`);
}

function isTrace(name: string): boolean {
  return (
    name === LOG_NAME || name === MEMORY_NAME || name.startsWith(MESSAGES_FILE_NAME) || name.startsWith(KEPT_LOG_NAME)
  );
}

function hasMoves(folder: string, trace: string): boolean {
  return trace.startsWith(KEPT_LOG_NAME) || (trace === LOG_NAME && statSync(`${folder}/${trace}`).size > 0);
}

function inWords(folder: string, traces: readonly string[]): string {
  if (traces.includes(LOG_NAME) && hasMoves(folder, LOG_NAME)) return 'its log is not';
  return `a server was used here: ${traces.join(', ')}`;
}

/** A first start that was killed while creating the file leaves no moves behind, so its files may be deleted. */
function firstStart(folder: string, found: readonly string[]): string {
  if (found.some((name) => hasMoves(folder, name))) return '';
  const deletable = found.filter((name) => name !== PACKS_NAME).join(', ');
  return ` Only if no table was ever stored here, as after an interrupted first start: delete ${deletable}, and start again.`;
}
