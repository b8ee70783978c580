import { join } from 'node:path';
import Database from 'libsql';
import type { StoreLook } from '../archive.ts';
import { JournalError } from '../journal.ts';
import { copyFile } from './copy.ts';
import { damageOfLog, FILE_NAME, inspect } from './file.ts';
import { allOfFile, inFileSnapshot, inspectFile } from './inspect.ts';
import { hasLog, keepLog, placeToRead } from './look.ts';
import { cannotBe } from './obstacle.ts';

/** Refuses a folder without a house in it; changes nothing. */
export function requireFile(folder: string): void {
  if (inspect(folder, join(folder, FILE_NAME)) === 0) {
    throw new JournalError('missing', `There are no tables in ${folder}.`);
  }
}

/** The file in a folder, to be looked at: neither it nor its log is changed. */
export async function sqliteLook(folder: string): Promise<StoreLook> {
  requireFile(folder);
  const loss = damageOfLog(folder);
  const database = await openToLook(join(folder, FILE_NAME));
  return {
    damage: loss === undefined ? [] : [loss],
    readAll: () => inFileSnapshot(database, () => allOfFile(database)),
    inspect: () => inspectFile(database),
    copyTo: (file) => copyFile(database, file),
    async close() {
      database.close();
    },
  };
}

async function openToLook(path: string): Promise<Database.Database> {
  try {
    if (hasLog(path)) await keepLog(path);
    return new Database(placeToRead(path), { readonly: true });
  } catch (cause) {
    throw cannotBe('read', path, cause);
  }
}
