import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StoreLook } from '../journal/archive.ts';
import { fromLines, noCounts } from '../journal/archive-lines.ts';
import { openCopy } from '../journal/sqlite/copy.ts';
import { checkInWords, checkWithProgress, tellDamage } from './check.ts';
import { type Command, FAILURE, fail, fileOf, type Given, misuse, SUCCESS, say } from './command.ts';
import { exportTo } from './export.ts';
import { linesOf } from './lines-of.ts';
import { countsInWords, NOT_IN_EXPORTS, STORE_OPTIONS, withLook } from './store.ts';

/** `undercroft backup` */
export const backupCommand: Command = {
  name: 'backup',
  files: ['FILE'],
  summary: 'copy all data to a file while people play, and check the copy',
  details: [
    'Copies one consistent state to a new file, then reads that file back and checks it. From a',
    'data folder the copy is a complete SQLite file, made by SQLite itself; from the PostgreSQL of',
    'DATABASE_URL it is an export of one snapshot, without bans, reports and notices. undercroft restore FILE',
    'restores either into an empty store. The store itself is not changed. The copy contains the seeds of',
    'running games, so keep it to yourself.',
  ].join('\n'),
  options: STORE_OPTIONS,
  run: backup,
};

async function backup(given: Given): Promise<number> {
  if (fileOf(given) === '-') {
    return misuse(
      'undercroft backup reads its copy back, so it needs a file; undercroft export - writes to the output.',
    );
  }
  const file = resolve(fileOf(given));
  return withLook(given, async (look, { name }) => {
    if (existsSync(file)) return fail(`${file} exists already; no file is overwritten.`);
    return look.copyTo === undefined ? backupLines(look, { name, file }) : backupCopy(look, { name, file });
  });
}

/** The store that is copied, and the target file. */
interface Copying {
  name: string;
  file: string;
}

/** Copied by SQLite itself; the copy is checked like a data folder. */
async function backupCopy(look: StoreLook, { name, file }: Copying): Promise<number> {
  try {
    look.copyTo?.(file);
  } catch (error) {
    return fail(`${file} cannot be written: ${(error as Error).message}.`);
  }
  const copy = openCopy(file);
  try {
    const found = await checkWithProgress(copy.inspect());
    say(`Copied ${checkInWords(found)} from ${name} to ${file}.`);
    return tellDamage(found, look.damage) ? FAILURE : SUCCESS;
  } finally {
    copy.close();
  }
}

/** As lines of JSON with a checksum, which are read back. The tables are checked in the store. */
async function backupLines(look: StoreLook, { name, file }: Copying): Promise<number> {
  const written = await exportTo(look, file);
  if (typeof written === 'number') return written;
  const counts = noCounts();
  for await (const _ of fromLines(linesOf(file), counts));
  say(`Copied ${countsInWords(counts)} from ${name} to ${file}.`);
  const isDamaged = tellDamage(await checkWithProgress(look.inspect()), look.damage);
  say(`Not in an export: ${NOT_IN_EXPORTS}. pg_dump copies them too.`);
  return isDamaged ? FAILURE : SUCCESS;
}
