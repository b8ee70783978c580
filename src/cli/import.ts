import { accessSync, constants, statSync } from 'node:fs';
import { fromLines, noCounts } from '../journal/archive-lines.ts';
import { checkWithProgress, warnOfDamage } from './check.ts';
import { type Command, FAILURE, fail, type Given, SUCCESS } from './command.ts';
import { linesOf } from './lines-of.ts';
import { countsInWords, STORE_OPTIONS, withArchive } from './store.ts';
import { whyUnreadable } from './why-unreadable.ts';

/** `undercroft import` */
export const importCommand: Command = {
  name: 'import',
  files: ['FILE'],
  summary: 'import an export into an empty data folder',
  details: [
    'Puts everything from a file of undercroft export into the data folder, or into the PostgreSQL of',
    'DATABASE_URL, whichever of the two it came from; "-" reads from the input. It is all or nothing, and a',
    'house that has tables already is left as it is; a file that was changed is refused. Do this while the house is closed.',
    'Tables that were damaged when they were exported are imported too, named, and stay stopped; the exit code is 1 then.',
  ].join('\n'),
  options: STORE_OPTIONS,
  run: importAll,
};

async function importAll(given: Given): Promise<number> {
  const [file] = given.files;
  // Before a store is opened, so that none is created for an unreadable file.
  const why = file === '-' ? undefined : whyNotToImport(file);
  if (why !== undefined) return fail(`${file} cannot be read: ${why}; nothing was imported.`);
  return withArchive(given, { mustExist: false }, async (archive) => {
    const counts = noCounts();
    await archive.writeAll(fromLines(linesOf(file), counts));
    process.stderr.write(`Imported ${countsInWords(counts)}.\n`);
    return warnOfDamage(await checkWithProgress(archive.inspect())) ? FAILURE : SUCCESS;
  });
}

function whyNotToImport(file: string): string | undefined {
  try {
    accessSync(file, constants.R_OK);
    return statSync(file).isDirectory() ? 'it is a folder' : undefined;
  } catch (error) {
    return whyUnreadable(error);
  }
}
