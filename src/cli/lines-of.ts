import { createReadStream } from 'node:fs';
import { JournalError } from '../journal/journal.ts';
import { whyUnreadable } from './why-unreadable.ts';

/**
 * The lines of a file, or of the input. Nothing is opened before the first is requested: until then a store may take
 * its time.
 */
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
  } catch (error) {
    const name = file === '-' ? 'The input' : file;
    throw new JournalError('damaged', `${name} cannot be read: ${whyUnreadable(error)}; nothing was imported.`, error);
  }
  if (rest !== '') yield rest;
}
