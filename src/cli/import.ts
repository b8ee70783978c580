import { accessSync, constants, statSync } from 'node:fs';
import { fromLines, noCounts } from '../journal/archive-lines.ts';
import { checkWithProgress, warnOfDamage } from './check.ts';
import { type Command, FAILURE, fail, fileOf, type Given, SUCCESS } from './command.ts';
import { linesOf } from './lines-of.ts';
import { countsInWords, STORE_OPTIONS, withArchive } from './store.ts';
import { whyUnreadable } from './why-unreadable.ts';

/** `undercroft import` */
export const importCommand: Command = {
  name: 'import',
  files: ['FILE'],
  summary: 'import an export into an empty data folder',
  details: [
    'Imports a file written by undercroft export into the data folder, or into the PostgreSQL of',
    'DATABASE_URL, whichever of the two it came from; "-" reads from the input. All or nothing: a store that',
    'already has tables is not changed, and a modified file is refused. Stop the server first.',
    'Tables damaged before the export are imported too, listed, and stay stopped; the exit code is then 1.',
  ].join('\n'),
  options: STORE_OPTIONS,
  run: importAll,
};

async function importAll(given: Given): Promise<number> {
  const file = fileOf(given);
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
