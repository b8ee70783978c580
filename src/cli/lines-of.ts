import { createReadStream } from 'node:fs';
import { JournalError } from '../journal/journal.ts';

/** The lines of a file, or of the input. Nothing is opened before the first is asked for: until then a store may take its time. */
export async function* linesOf(file: string): AsyncGenerator<string> {
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
