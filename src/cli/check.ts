import type { StoredTable, StoreInspection } from '../journal/archive.ts';
import { legible } from '../journal/chain.ts';
import { checkStore, type StoreCheck } from '../journal/check.ts';
import type { Entry } from '../table/entry.ts';
import { type Command, FAILURE, type Given, SUCCESS, say } from './command.ts';
import { progressBar } from './simulate/progress.ts';
import { countsInWords, STORE_OPTIONS, some, withLook } from './store.ts';

/** `undercroft check` */
export const checkCommand: Command = {
  name: 'check',
  files: [],
  summary: 'check all stored tables, campaigns and packs, and list damaged ones',
  details: [
    'Reads every table, campaign and pack in the data folder, or in the PostgreSQL of DATABASE_URL, and',
    'compares each entry with the digest that chains it to the previous one. Lists each table that was',
    'changed or has lost entries, the number of tables that are missing completely, and whether the log left',
    'by a crash can be read; if anything is damaged, the exit code is 1. The server may keep running, and',
    'nothing is changed.',
  ].join('\n'),
  options: STORE_OPTIONS,
  run: check,
};

async function check(given: Given): Promise<number> {
  return withLook(given, async (look, { name }) => {
    const found = await checkWithProgress(look.inspect());
    say(`Checked ${checkInWords(found)} in ${name}.`);
    return tellDamage(found, look.damage) ? FAILURE : SUCCESS;
  });
}

/** Checks a store, with a progress bar. */
export async function checkWithProgress(inspection: StoreInspection): Promise<StoreCheck> {
  const bar = progressBar();
  try {
    return await checkStore(inspection, { onProgress: bar.show, mistakeIn: wrongEnd });
  } finally {
    bar.clear();
  }
}

/**
 * The mark of a finished game is stored beside the entries, and no digest covers it. What can be checked without a
 * replay: a game that never began is not over, and only a finished game has a rematch (a campaign may also leave an
 * abandoned game).
 */
function wrongEnd({ over, entries }: StoredTable): string | undefined {
  const [opened] = entries;
  if (opened === undefined || !isOfKind(opened, 'opened')) return undefined;
  if (over && !entries.some((entry) => isOfKind(entry, 'started')))
    return 'is marked as over, but its game never began';
  const isLedOn = legible(opened.body).includes('"campaign":');
  if (!over && !isLedOn && entries.some((entry) => isOfKind(entry, 'rematched')))
    return 'is marked as not over, but has a rematch';
  return undefined;
}

function isOfKind({ body }: StoredTable['entries'][number], kind: Entry['kind']): boolean {
  return legible(body).startsWith(`{"v":1,"kind":"${kind}"`);
}

const ELSE_WHOLE =
  'Everything else is intact. A damaged table stays stopped; an earlier backup may have it (docs/hosting.md).';
const NONE_STOPPED = 'Everything else is intact, and this stops no table (docs/hosting.md).';

/** Prints all damage, including what was found before; returns whether there is any. */
export function tellDamage(
  { tables, damage, stopping }: Pick<StoreCheck, 'tables' | 'damage' | 'stopping'>,
  before: readonly string[] = [],
): boolean {
  const all = [...before, ...damage];
  if (all.length > 0) for (const sentence of [...all, stopping > 0 ? ELSE_WHOLE : NONE_STOPPED]) say(sentence);
  else say(tables === 0 ? 'There are no tables.' : 'Everything is intact.');
  return all.length > 0;
}

/** Prints damage as warnings, if the output is for something else; returns whether there is any. */
export function warnOfDamage({ damage, stopping }: Pick<StoreCheck, 'damage' | 'stopping'>): boolean {
  const last = stopping > 0 ? ELSE_WHOLE : NONE_STOPPED;
  if (damage.length > 0) process.stderr.write(`${[...damage, last].join('\n')}\n`);
  return damage.length > 0;
}

/** `12 tables and campaigns with 340 entries (3 of them without digests), and 5 packs` */
export function checkInWords({ tables, entries, unchained, packs }: StoreCheck): string {
  const words = countsInWords({ table: tables, entry: entries, pack: packs });
  return unchained === 0 ? words : `${words}; ${some(unchained, 'entry is', 'entries are')} without digests`;
}
