import { lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { JournalError } from '../journal.ts';
import { FILE_NAME } from './files.ts';

/**
 * The folder of the real database file, which may be a link. SQLite puts the log beside the link's target, so locks,
 * checks and copies belong there too.
 */
export function realFolder(folder: string): string {
  const path = join(folder, FILE_NAME);
  if (!isLink(path)) return folder;
  const real = targetOf(path);
  if (real === undefined) {
    throw new JournalError(
      'missing',
      `${path} is a link to ${readlinkSync(path)}, and that is not there. Nothing was changed. Is its disk mounted?`,
    );
  }
  if (basename(real) !== FILE_NAME) {
    throw new JournalError(
      'foreign',
      `${path} is a link to ${real}, which must be called ${FILE_NAME} too. Nothing was changed. Rename it with its log while no server runs.`,
    );
  }
  return dirname(real);
}

/** Other faults of a folder are reported when its file is opened. */
function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

/** Undefined if the link leads nowhere. */
function targetOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
