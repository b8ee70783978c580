import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { fromLines, noCounts } from '../journal/archive.ts';
import { type Command, fail, type Given, SUCCESS } from './command.ts';
import { inWords, STORE_OPTIONS, withArchive } from './store.ts';

/** `undercroft import` */
export const importCommand: Command = {
  name: 'import',
  files: ['FILE'],
  summary: 'put what was exported into a house that has no tables yet',
  details: [
    'Puts everything from a file of undercroft export into the data folder, or into the PostgreSQL of',
    'DATABASE_URL, whichever of the two it came from; "-" reads from the input. It is all or nothing, and a',
    'house that has tables already is left as it is. Do this while the house is closed.',
  ].join('\n'),
  options: STORE_OPTIONS,
  run: importAll,
};

async function importAll(given: Given): Promise<number> {
  const [file] = given.files;
  return withArchive(given, { mustExist: false }, async (archive) => {
    const counts = noCounts();
    const input = file === '-' ? process.stdin : createReadStream(file);
    try {
      const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
      // Without this, a file that cannot be read would end like an empty one.
      const unreadable = new Promise<never>((_, reject) => input.once('error', reject));
      await Promise.race([archive.fill(fromLines(lines, counts)), unreadable]);
    } catch (error) {
      const { code, syscall, message } = error as NodeJS.ErrnoException;
      if (syscall === undefined) throw error;
      return fail(`${file} cannot be read: ${code === 'ENOENT' ? 'there is no such file' : message}.`);
    }
    process.stderr.write(`Imported ${inWords(counts)}.\n`);
    return SUCCESS;
  });
}
