import { existsSync } from 'node:fs';
import { fromLines } from '../journal/archive-lines.ts';
import { isSqliteFile, openCopy } from '../journal/sqlite/copy.ts';
import { checkInWords, checkWithProgress, tellDamage } from './check.ts';
import { type Command, FAILURE, fail, type Given, SUCCESS, say } from './command.ts';
import { linesOf } from './lines-of.ts';
import { STORE_OPTIONS, withArchive } from './store.ts';

/** `undercroft restore` */
export const restoreCommand: Command = {
  name: 'restore',
  files: ['FILE'],
  summary: 'put a backup or an export into a house that has no tables yet',
  details: [
    'Puts everything from a file of undercroft backup or export into the data folder, or into the PostgreSQL',
    'of DATABASE_URL, whichever of the two it came from, and checks what is there then. It is all or nothing,',
    'and a house that has tables already is left as it is. Do this while the house is closed.',
  ].join('\n'),
  options: STORE_OPTIONS,
  run: restore,
};

async function restore(given: Given): Promise<number> {
  const [file] = given.files;
  if (!existsSync(file)) return fail(`${file} cannot be read: there is no such file; nothing was restored.`);
  return withArchive(given, { mustExist: false }, async (archive) => {
    const copy = isSqliteFile(file) ? openCopy(file) : undefined;
    try {
      await archive.writeAll(copy === undefined ? fromLines(linesOf(file)) : copy.readAll());
    } finally {
      copy?.close();
    }
    const found = await checkWithProgress(archive.inspect());
    say(`Restored ${checkInWords(found)}.`);
    return tellDamage(found) ? FAILURE : SUCCESS;
  });
}
