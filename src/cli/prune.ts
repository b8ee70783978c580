import type { Archive, OldTable } from '../journal/archive.ts';
import { openJournal } from '../journal/open.ts';
import { tablesInUse } from '../server/cluster/tables-in-use.ts';
import type { Config } from '../server/config.ts';
import { dayKey } from '../table/daily/daily-book.ts';
import { readEntry } from '../table/entry.ts';
import { groupAtKey, groupKey } from '../table/groups/group-book.ts';
import { type Command, type Given, misuse, SUCCESS, say, valueFor } from './command.ts';
import { STORE_OPTIONS, some, withArchive } from './store.ts';

const USUAL_DAYS = 90;
const DAY_MS = 86_400_000;
/** Tables removed per batch: a running server waits for each batch. */
const BATCH = 100;

/** `undercroft prune` */
export const pruneCommand: Command = {
  name: 'prune',
  files: [],
  summary: 'remove tables that nobody has touched for a long time',
  details: [
    'Says which tables were never finished and have not been touched for so many days, and with --yes removes',
    'them for good. Never removed are tables at which somebody is now, and campaigns with all their tables. The',
    'house may stay open: a table that is touched meanwhile is kept, and where a node does not say who is at its',
    'tables, none is removed. Make an export first. Reports of people at open tables that are as old, and from',
    'where people came there, are deleted with --yes as well.',
  ].join('\n'),
  options: {
    days: { takes: 'N', help: `how long nobody may have touched a table (${USUAL_DAYS})` },
    finished: { help: 'also games that were finished so long ago, with their replays' },
    yes: { help: 'remove them; without this, nothing is changed' },
    ...STORE_OPTIONS,
  },
  run: prune,
};

async function prune(given: Given): Promise<number> {
  const days = valueFor(given, 'days') ?? String(USUAL_DAYS);
  if (!/^[1-9]\d{0,4}$/.test(days)) return misuse(`--days needs a whole number from 1 on, not "${days}".`);
  const isSure = given.values.has('yes');
  return withArchive(given, { mustExist: true }, async (archive, { config }) => {
    const before = Date.now() - Number(days) * DAY_MS;
    const found = await findOld(archive, { before, withFinished: given.values.has('finished') });
    const old = await unused(config, found.tables);
    const kept = [
      ...(found.ofCampaigns > 0 ? [`${some(found.ofCampaigns, 'is', 'are')} of a campaign`] : []),
      ...(old.length < found.tables.length ? [`at ${found.tables.length - old.length} somebody is now`] : []),
    ];
    if (kept.length > 0) say(`Kept: ${kept.join(', ')}.`);
    const removed = isSure ? await remove(archive, config, old) : old;
    say(
      `${isSure ? 'Removed' : 'Would remove'} ${inWords(removed)}, untouched for ${some(Number(days), 'day', 'days')}.`,
    );
    const reports = await forgetStrangers(config, { before, isSure });
    if (reports > 0) say(`${isSure ? 'Deleted' : 'Would delete'} ${some(reports, 'report', 'reports')} of people.`);
    if (!isSure && old.length + reports > 0) say('Nothing was changed. To do it, say it again with --yes.');
    return SUCCESS;
  });
}

/** Deletes what is kept of strangers from before a time; returns how many reports that are. */
async function forgetStrangers(
  config: Config,
  { before, isSure }: { before: number; isSure: boolean },
): Promise<number> {
  const journal = await openJournal(config, { timeoutMs: 0 });
  try {
    if (isSure) return await journal.strangers.forget(before, Date.now());
    return (await journal.strangers.reports()).filter(({ at }) => at < before).length;
  } finally {
    await journal.close();
  }
}

interface Found {
  tables: OldTable[];
  ofCampaigns: number;
}

async function findOld(
  archive: Archive,
  { before, withFinished }: { before: number; withFinished: boolean },
): Promise<Found> {
  const found: Found = { tables: [], ofCampaigns: 0 };
  for await (const table of archive.untouched(before)) {
    if (table.over && !withFinished) continue;
    // Results and seeds of past days stay, and so do groups; what was played there is a table like any other.
    if ([dayKey(''), groupKey(''), groupAtKey('')].some((key) => table.code.startsWith(key))) continue;
    if (isOfCampaign(table)) found.ofCampaigns += 1;
    else found.tables.push(table);
  }
  return found;
}

/** Tables of campaigns are never pruned: the campaign's journal refers to them. */
function isOfCampaign({ code, first }: OldTable): boolean {
  if (code.includes(':')) return true;
  const opened = readEntry(first);
  return opened.kind === 'opened' && opened.campaign !== undefined;
}

/** Those of some tables to which nobody is connected. */
async function unused(config: Config, tables: readonly OldTable[]): Promise<OldTable[]> {
  if (tables.length === 0) return [];
  const journal = await openJournal(config, { timeoutMs: 0 });
  try {
    const inUse = await tablesInUse(journal);
    return tables.filter(({ code }) => !inUse.has(code));
  } finally {
    await journal.close();
  }
}

/** Checked again before each batch: somebody may have connected meanwhile. */
async function remove(archive: Archive, config: Config, old: readonly OldTable[]): Promise<OldTable[]> {
  const removed: OldTable[] = [];
  for (let from = 0; from < old.length; from += BATCH) {
    const batch = await unused(config, old.slice(from, from + BATCH));
    const gone = new Set(await archive.remove(batch));
    removed.push(...batch.filter(({ code }) => gone.has(code)));
  }
  return removed;
}

function inWords(tables: readonly OldTable[]): string {
  const entries = tables.reduce((sum, { head }) => sum + head, 0);
  const over = tables.filter((table) => table.over).length;
  const finished = over > 0 ? ` (${over} finished)` : '';
  return `${some(tables.length, 'table', 'tables')}${finished} with ${some(entries, 'entry', 'entries')}`;
}
