import { createWriteStream, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StoreLook } from '../journal/archive.ts';
import { type Counts, noCounts, toLines } from '../journal/archive-lines.ts';
import { warnOfDamage } from './check.ts';
import { type Command, FAILURE, fail, fileOf, type Given, SUCCESS } from './command.ts';
import { countsInWords, STORE_OPTIONS, withLook } from './store.ts';

/** `undercroft export` */
export const exportCommand: Command = {
  name: 'export',
  files: ['FILE'],
  summary: 'write all tables, campaigns and packs to a file',
  details: [
    'Writes all stored data to a new file, as lines of JSON, from the data folder or from the',
    'PostgreSQL of DATABASE_URL; "-" writes to the output. The server may keep running: the file has',
    'one consistent state, and ends with a checksum. It contains the seeds of running games, so keep it to yourself.',
    'Damaged tables are exported unchanged and listed; the exit code is then 1.',
  ].join('\n'),
  options: STORE_OPTIONS,
  run: exportAll,
};

async function exportAll(given: Given): Promise<number> {
  const file = fileOf(given);
  return withLook(given, async (look) => {
    const written = await exportTo(look, file);
    if (typeof written === 'number') return written;
    process.stderr.write(`Exported ${countsInWords(written.counts)}.\n`);
    const damage = [...look.damage, ...written.damage];
    return warnOfDamage({ damage, stopping: written.damage.length }) ? FAILURE : SUCCESS;
  });
}

/** How much was exported, and how much of it is damaged. */
interface Exported {
  counts: Counts;
  damage: string[];
}

/** Writes everything to a new file, or to the output; returns the counts, or the exit code if it failed. */
export async function exportTo(look: StoreLook, file: string): Promise<Exported | number> {
  const counts = noCounts();
  const damage: string[] = await look.inspect().lost();
  const lines = Readable.from(withEnds(toLines(look.readAll(), counts, (sentence) => damage.push(sentence))));
  try {
    if (file === '-') await pipeline(lines, process.stdout, { end: false });
    // On the disk before it counts as written.
    else await pipeline(lines, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
  } catch (error) {
    const { code, message, syscall } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return fail(`${file} exists already; no file is overwritten.`);
    if (file !== '-') rmSync(file, { force: true });
    if (syscall === undefined) throw error;
    return fail(`${file} cannot be written: ${message}.`);
  }
  return { counts, damage };
}

async function* withEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}
