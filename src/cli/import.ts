import { createReadStream } from 'node:fs';
import { fromLines, noCounts } from '../journal/archive.ts';
import { JournalError } from '../journal/journal.ts';
import { type Command, type Given, SUCCESS } from './command.ts';
import { countsInWords, STORE_OPTIONS, withArchive } from './store.ts';

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
    await archive.writeAll(fromLines(linesOf(file), counts));
    process.stderr.write(`Imported ${countsInWords(counts)}.\n`);
    return SUCCESS;
  });
}

/** The lines of a file, or of the input. Nothing is opened before the first is asked for: until then a store may take its time. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  try {
    const input = file === '-' ? process.stdin : createReadStream(file);
    for await (const text of input.setEncoding('utf8') as AsyncIterable<string>) {
      const lines = text.split('\n');
      lines[0] = rest + lines[0];
      rest = lines.pop() ?? '';
      for (const line of lines) yield line;
    }
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'there is no such file' : message;
    throw new JournalError(
      'damaged',
      `${file === '-' ? 'The input' : file} cannot be read: ${why}; nothing was imported.`,
      cause,
    );
  }
  if (rest !== '') yield rest;
}
