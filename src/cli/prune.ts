import type { Archive, OldTable, StoreNodes } from '../journal/archive.ts';
import { openJournal } from '../journal/open.ts';
import { tablesInUse } from '../server/cluster/tables-in-use.ts';
import type { Config } from '../server/config.ts';
import { dayKey } from '../table/daily/daily-book.ts';
import { readEntry } from '../table/entry.ts';
import { groupAtKey, groupKey } from '../table/groups/group-book.ts';
import { type Command, type Given, misuse, SUCCESS, say, valueFor } from './command.ts';
import { STORE_OPTIONS, some, withArchive, withLook } from './store.ts';

const USUAL_DAYS = 90;
const DAY_MS = 86_400_000;
/** Tables removed per batch: a running server waits for each batch. */
const BATCH = 100;

/** `undercroft prune` */
export const pruneCommand: Command = {
  name: 'prune',
  files: [],
  summary: 'remove tables not touched for a long time',
  details: [
    'Lists unfinished tables that were not touched for N days; --yes removes them for good. Tables in use and',
    'campaigns with all their tables are never removed. The server may keep running: a table touched',
    'meanwhile is kept, and if a node does not respond, no table is removed. Make an export',
    'first. --yes also deletes equally old reports from open tables, and addresses recorded there.',
  ].join('\n'),
  options: {
    days: { takes: 'N', help: `days since a table was last touched (${USUAL_DAYS})` },
    finished: { help: 'also finished games of that age, with their replays' },
    yes: { help: 'remove them; without this, nothing is changed' },
    ...STORE_OPTIONS,
  },
  run: prune,
};

async function prune(given: Given): Promise<number> {
  const days = valueFor(given, 'days') ?? String(USUAL_DAYS);
  if (!/^[1-9]\d{0,4}$/.test(days)) return misuse(`--days needs a whole number from 1 on, not "${days}".`);
  const asked: Asked = {
    days: Number(days),
    before: Date.now() - Number(days) * DAY_MS,
    withFinished: given.values.has('finished'),
  };
  return given.values.has('yes') ? removeOld(given, asked) : listOld(given, asked);
}

/** What to remove. */
interface Asked {
  days: number;
  before: number;
  withFinished: boolean;
}

/** Prints what would be removed. */
async function listOld(given: Given, asked: Asked): Promise<number> {
  return withLook(given, async (look) => {
    const found = await findOld(look, asked);
    const old = await unused(() => look.nodes(), found.tables);
    tellKept(found, old);
    say(`Would remove ${inWords(old)}, ${untouchedFor(asked)}.`);
    const reports = await look.reportsBefore(asked.before);
    if (reports > 0) say(`Would delete ${some(reports, 'report', 'reports')} of people.`);
    if (old.length + reports > 0) say('Nothing was changed. Run again with --yes to do it.');
    return SUCCESS;
  });
}

async function removeOld(given: Given, asked: Asked): Promise<number> {
  return withArchive(given, { mustExist: true }, async (archive, { config }) => {
    const found = await findOld(archive, asked);
    const old = await unused(() => openJournal(config, { timeoutMs: 0 }), found.tables);
    tellKept(found, old);
    say(`Removed ${inWords(await remove(archive, config, old))}, ${untouchedFor(asked)}.`);
    const reports = await forgetStrangers(config, asked.before);
    if (reports > 0) say(`Deleted ${some(reports, 'report', 'reports')} of people.`);
    return SUCCESS;
  });
}

function untouchedFor({ days }: Asked): string {
  return `untouched for ${some(days, 'day', 'days')}`;
}

function tellKept(found: Found, old: readonly OldTable[]): void {
  const kept = [
    ...(found.ofCampaigns > 0 ? [`${some(found.ofCampaigns, 'is', 'are')} of a campaign`] : []),
    ...(old.length < found.tables.length
      ? [`${some(found.tables.length - old.length, 'table', 'tables')} in use`]
      : []),
  ];
  if (kept.length > 0) say(`Kept: ${kept.join(', ')}.`);
}

/** Deletes data about strangers older than a time; returns the number of reports. */
async function forgetStrangers(config: Config, before: number): Promise<number> {
  const journal = await openJournal(config, { timeoutMs: 0 });
  try {
    return await journal.strangers.forget(before, Date.now());
  } finally {
    await journal.close();
  }
}

interface Found {
  tables: OldTable[];
  ofCampaigns: number;
}

async function findOld(archive: Pick<Archive, 'untouched'>, { before, withFinished }: Asked): Promise<Found> {
  const found: Found = { tables: [], ofCampaigns: 0 };
  for await (const table of archive.untouched(before)) {
    if (table.over && !withFinished) continue;
    // Results and seeds of past days stay, and so do groups; their games are tables like any other.
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

/** Those of some tables without clients. */
async function unused(open: () => Promise<StoreNodes>, tables: readonly OldTable[]): Promise<OldTable[]> {
  if (tables.length === 0) return [];
  const nodes = await open();
  try {
    const inUse = await tablesInUse(nodes);
    return tables.filter(({ code }) => !inUse.has(code));
  } finally {
    await nodes.close();
  }
}

/** Checked again before each batch: a client may have connected meanwhile. */
async function remove(archive: Archive, config: Config, old: readonly OldTable[]): Promise<OldTable[]> {
  const removed: OldTable[] = [];
  for (let from = 0; from < old.length; from += BATCH) {
    const batch = await unused(() => openJournal(config, { timeoutMs: 0 }), old.slice(from, from + BATCH));
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
