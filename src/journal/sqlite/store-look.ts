import { join } from 'node:path';
import Database from 'libsql';
import type { StoreLook } from '../archive.ts';
import { JournalError } from '../journal.ts';
import { damageOfLog, FILE_NAME, inspect } from './file.ts';
import { inspectFile } from './inspect.ts';
import { hasLog, keepLog, placeToRead } from './look.ts';

/** The file in a folder, to be looked at: neither it nor its log is changed. */
export async function sqliteLook(folder: string): Promise<StoreLook> {
  const path = join(folder, FILE_NAME);
  if (inspect(folder, path) === 0) throw new JournalError('damaged', `There are no tables in ${folder}.`);
  const loss = damageOfLog(folder);
  if (hasLog(path)) await keepLog(path);
  const database = new Database(placeToRead(path), { readonly: true });
  return {
    damage: loss === undefined ? [] : [loss],
    inspect: () => inspectFile(database),
    async close() {
      database.close();
    },
  };
}
