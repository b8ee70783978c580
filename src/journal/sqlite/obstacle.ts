import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { JournalError } from '../journal.ts';

/** What around a file keeps it from being used. It says nothing about the file's content. */
export interface FileObstacle {
  why: string;
  remedy: string;
}

const NO_PERMISSION: FileObstacle = {
  why: 'this user has no permission',
  remedy: 'Run it as the user who owns the data (sudo -u undercroft ...).',
};
const READ_ONLY: FileObstacle = {
  why: 'the file system is read-only',
  remedy: 'Mount it writable, or copy the whole folder to a writable place.',
};
const NO_SPACE: FileObstacle = { why: 'no space is left on the disk', remedy: 'Free some space, and try again.' };
const OTHERWISE = 'Look at the disk and how it is mounted, and try again.';

const BY_ERRNO: Readonly<Record<string, FileObstacle>> = {
  EACCES: NO_PERMISSION,
  EPERM: NO_PERMISSION,
  EROFS: READ_ONLY,
  ENOSPC: NO_SPACE,
  EDQUOT: NO_SPACE,
};

/**
 * SQLite's result codes for environment failures: PERM, BUSY, LOCKED, NOMEM, READONLY, IOERR, FULL, CANTOPEN, PROTOCOL.
 */
const OF_THE_WORLD: ReadonlySet<number> = new Set([3, 5, 6, 7, 8, 10, 13, 14, 15]);
const FULL = 13;

/** What SQLite creates beside a file before it reads anything: 32 KiB of shared memory, and a log. */
const BYTES_BESIDE = 64 * 1024;

/** Thrown if inspecting a file is not even tried. */
export class ObstacleError extends Error {
  readonly obstacle: FileObstacle;

  constructor(obstacle: FileObstacle) {
    super(obstacle.why);
    this.obstacle = obstacle;
  }
}

/** Whether a failure comes from the environment of a file (disk, permissions), and not from its content. */
export function isOfTheWorld(cause: unknown): boolean {
  if (cause instanceof ObstacleError) return true;
  const code = resultCode(cause);
  return code === undefined ? errno(cause) !== undefined : OF_THE_WORLD.has(code);
}

/** What keeps SQLite from creating its files beside this one; undefined if they exist, or can be created. */
export function obstacleBeside(path: string): FileObstacle | undefined {
  if (existsSync(`${path}-shm`)) return undefined;
  return forbidden(dirname(path), constants.W_OK | constants.X_OK) ?? fullDisk(dirname(path));
}

/** The error for a file that the environment keeps from being read or written, as a sentence. */
export function cannotBe(what: 'read' | 'written', path: string, cause: unknown): JournalError {
  const { why, remedy } = obstacleIn(path, cause);
  const words = cause instanceof ObstacleError || resultCode(cause) === undefined ? why : withReason(why, cause);
  const rest = existsSync(path)
    ? 'Nothing was changed, and nothing says that the data is damaged.'
    : 'Nothing was changed.';
  const sentence = `The data folder ${dirname(path)} cannot be ${what}: ${words}. ${rest} ${remedy}`;
  return new JournalError('unwritable', sentence, cause);
}

/** SQLite only says that it could not open or write something, so the reason is searched here. */
function obstacleIn(path: string, cause: unknown): FileObstacle {
  if (cause instanceof ObstacleError) return cause.obstacle;
  const folder = dirname(path);
  const own = BY_ERRNO[errno(cause) ?? ''] ?? (resultCode(cause) === FULL ? NO_SPACE : undefined);
  const found =
    own ??
    (existsSync(path) ? forbidden(path, constants.R_OK | constants.W_OK) : undefined) ??
    forbidden(folder, constants.W_OK | constants.X_OK) ??
    fullDisk(folder);
  return found ?? { why: reasonInWords(cause), remedy: OTHERWISE };
}

function forbidden(path: string, mode: number): FileObstacle | undefined {
  try {
    accessSync(path, mode);
    return undefined;
  } catch (error) {
    return BY_ERRNO[errno(error) ?? ''];
  }
}

function fullDisk(folder: string): FileObstacle | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < BYTES_BESIDE ? NO_SPACE : undefined;
  } catch {
    return undefined;
  }
}

/** SQLite's primary result code; if libsql cannot open a file at all, it appears only in the message. */
function resultCode(cause: unknown): number | undefined {
  const { rawCode, message } = cause as { rawCode?: number; message?: string };
  const code = rawCode ?? Number(/^ConnectionFailed\(.*: (\d+)"\)$/s.exec(message ?? '')?.[1] ?? Number.NaN);
  return Number.isNaN(code) ? undefined : code & 0xff;
}

function errno(cause: unknown): string | undefined {
  const { code, syscall } = cause as NodeJS.ErrnoException;
  return syscall === undefined ? undefined : code;
}

/** For a file it cannot open at all, libsql reports only its own error name. */
function withReason(why: string, cause: unknown): string {
  const words = reasonInWords(cause);
  return words === why || words.startsWith('ConnectionFailed') ? why : `${why} (${words})`;
}

/** The words of an error, for use in a sentence. */
export function reasonInWords(cause: unknown): string {
  return cause instanceof Error ? cause.message.replace(/\s+/g, ' ').replace(/[. ]+$/, '') : String(cause);
}
