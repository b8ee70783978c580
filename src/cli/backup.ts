import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Archive } from '../journal/archive.ts';
import { fromLines, noCounts } from '../journal/archive-lines.ts';
import { openCopy } from '../journal/sqlite/copy.ts';
import { checkInWords, checkWithProgress, tellDamage } from './check.ts';
import { type Command, FAILURE, fail, type Given, SUCCESS, say } from './command.ts';
import { exportTo } from './export.ts';
import { linesOf } from './lines-of.ts';
import { countsInWords, STORE_OPTIONS, withArchive } from './store.ts';

/** `undercroft backup` */
export const backupCommand: Command = {
  name: 'backup',
  files: ['FILE'],
  summary: 'copy a house to a file while people play, and check the copy',
  details: [
    'Copies everything a house keeps, as it is at one moment, to a new file, and then reads that file again',
    'and checks it. From a data folder the copy is a SQLite file made by SQLite itself, from the PostgreSQL of',
    'DATABASE_URL it is an export of one snapshot. undercroft restore FILE puts either into a house without',
    'tables. It has the seeds of running games in it, so keep it to yourself.',
  ].join('\n'),
  options: STORE_OPTIONS,
  run: backup,
};

async function backup(given: Given): Promise<number> {
  const file = resolve(given.files[0]);
  return withArchive(given, { mustExist: true }, async (archive) => {
    if (existsSync(file)) return fail(`${file} exists already, and nothing is written over.`);
    return archive.copyTo === undefined ? backupLines(archive, file) : backupCopy(() => archive.copyTo?.(file), file);
  });
}

/** By SQLite itself; the copy is checked like a house. */
async function backupCopy(copyTo: () => void, file: string): Promise<number> {
  try {
    copyTo();
  } catch (error) {
    return fail(`${file} cannot be written: ${(error as Error).message}.`);
  }
  const copy = openCopy(file);
  try {
    const found = await checkWithProgress(copy.inspect());
    say(`Copied ${checkInWords(found)} to ${file}.`);
    return tellDamage(found) ? FAILURE : SUCCESS;
  } finally {
    copy.close();
  }
}

/** As lines of JSON with a checksum, which are read again. The tables are checked where they are. */
async function backupLines(archive: Archive, file: string): Promise<number> {
  const written = await exportTo(archive, file);
  if (typeof written === 'number') return written;
  const counts = noCounts();
  for await (const _ of fromLines(linesOf(file), counts));
  say(`Copied ${countsInWords(counts)} to ${file}.`);
  return tellDamage(await checkWithProgress(archive.inspect())) ? FAILURE : SUCCESS;
}
