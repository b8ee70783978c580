import { CODE_LENGTH } from '../../protocol/limits.ts';
import type { House } from '../house.ts';
import type { LoadedTables } from '../loaded-tables.ts';

type CodeHouse = Pick<House, 'newCode'> & { journal: Pick<House['journal'], 'unfinished' | 'lastSeqs'> };

/** A code for a new table. Its first letters are typed, so they lead to no other table that somebody could mean. */
export async function newTableCode({ journal, newCode }: CodeHouse): Promise<string> {
  for (;;) {
    const code = newCode();
    const typed = code.slice(0, CODE_LENGTH);
    if (typed === code) return code;
    const [others, older] = await Promise.all([journal.unfinished(typed), journal.lastSeqs([typed])]);
    if (others.length === 0 && older.size === 0) return code;
  }
}

/**
 * The whole code of a table by what somebody typed: the first letters do until the game starts, so that nobody comes to a
 * game by guessing them. Undefined where they lead to no such table, or to more than one.
 */
export async function wholeCode(
  { journal }: Pick<CodeHouse, 'journal'>,
  tables: Pick<LoadedTables, 'hold' | 'release'>,
  typed: string,
): Promise<string | undefined> {
  if (typed.length !== CODE_LENGTH || (await journal.lastSeqs([typed])).has(typed)) return typed;
  const [code, ...others] = await journal.unfinished(typed);
  if (code === undefined || others.length > 0) return undefined;
  const loaded = await tables.hold(code);
  if (loaded === undefined) return undefined;
  try {
    await loaded.referee.refresh();
    return loaded.referee.isGone || loaded.referee.table.lobby.started ? undefined : code;
  } finally {
    tables.release(code);
  }
}
