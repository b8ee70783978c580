import type { Archive, ArchiveItem } from '../journal/archive.ts';
import { fromLines } from '../journal/archive-lines.ts';
import { JournalError } from '../journal/journal.ts';
import { isSqliteFile, openCopy, type SqliteCopy } from '../journal/sqlite/copy.ts';
import { checkInWords, checkWithProgress, tellDamage } from './check.ts';
import { type Command, FAILURE, fail, fileOf, type Given, SUCCESS, say } from './command.ts';
import { linesOf } from './lines-of.ts';
import { NOT_IN_EXPORTS, STORE_OPTIONS, withArchive } from './store.ts';
import { whyUnreadable } from './why-unreadable.ts';

/** `undercroft restore` */
export const restoreCommand: Command = {
  name: 'restore',
  files: ['FILE'],
  summary: 'restore a backup or an export into an empty data folder',
  details: [
    'Restores a file written by undercroft backup or export into the data folder, or into the PostgreSQL',
    'of DATABASE_URL, whichever of the two it came from, and checks the result. All or nothing:',
    'a store that already has tables is not changed. Stop the server first. Only a SQLite backup',
    'contains bans, reports and turn notices; an export does not.',
  ].join('\n'),
  options: STORE_OPTIONS,
  run: restore,
};

async function restore(given: Given): Promise<number> {
  const file = fileOf(given);
  // The file comes first: no store is created for an unusable one.
  let copy: SqliteCopy | undefined;
  try {
    copy = isSqliteFile(file) ? openCopy(file) : undefined;
  } catch (error) {
    if (error instanceof JournalError) return fail(error.message);
    return fail(`${file} cannot be read: ${whyUnreadable(error)}; nothing was restored.`);
  }
  return copy === undefined ? restoreLines(given, file) : restoreCopy(given, file, copy);
}

async function restoreCopy(given: Given, file: string, copy: SqliteCopy): Promise<number> {
  try {
    const fault = copy.fault();
    if (fault !== undefined) return fail(`${file} is damaged (${fault}); nothing was restored. Take another backup.`);
    return await withArchive(given, { mustExist: false }, async (archive, { name }) => {
      await archive.writeAll(readable(copy, file), copy.sideTables());
      return tellRestored(archive, name, await copy.inspect().lost());
    });
  } finally {
    copy.close();
  }
}

async function restoreLines(given: Given, file: string): Promise<number> {
  return withArchive(given, { mustExist: false }, async (archive, { name }) => {
    await archive.writeAll(fromLines(linesOf(file)));
    const code = await tellRestored(archive, name);
    say(`Not restored, because an export does not contain them: ${NOT_IN_EXPORTS}.`);
    return code;
  });
}

/** Everything in a copy; if SQLite cannot read any further, the error names this file. */
async function* readable(copy: SqliteCopy, file: string): AsyncGenerator<ArchiveItem> {
  try {
    yield* copy.readAll();
  } catch (error) {
    const why = (error as Error).message;
    throw new JournalError('damaged', `${file} is damaged (${why}); nothing was restored. Take another backup.`, error);
  }
}

/** A store counts its tables anew, so earlier losses are reported now. */
async function tellRestored(archive: Archive, name: string, before: readonly string[] = []): Promise<number> {
  const found = await checkWithProgress(archive.inspect());
  say(`Restored ${checkInWords(found)} into ${name}.`);
  return tellDamage(found, before) ? FAILURE : SUCCESS;
}
