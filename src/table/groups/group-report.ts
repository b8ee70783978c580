import type { Crest } from '../../protocol/crests.ts';
import type { GroupDaily, GroupMember, GroupReport, LadderRow } from '../../protocol/groups.ts';
import { daysAfter } from '../daily/calendar.ts';
import type { Daily } from '../daily/daily.ts';
import { dailyReport } from '../daily/daily-report.ts';
import { standings, withPlaces } from '../daily/standings.ts';
import type { House } from '../house.ts';
import { groupOf, readAll } from '../records/group.ts';
import type { Results, TableSummary } from '../records/results.ts';
import type { GroupBook } from './group-book.ts';

/** Number of past days in the ladder. */
const LADDER_DAYS = 7;
/** Number of rematches followed from the last game of a group. */
const MAX_FOLLOWED = 20;

interface Asked {
  house: House;
  results: Results;
  /** Missing if the server has no dungeon of the day. */
  daily: Daily | undefined;
  /** The hash of the reader's device. */
  person: string | undefined;
}

/** A group as shown to somebody with its link: its members and games, and to members the dungeon of the day. */
export async function groupReport(book: GroupBook, { house, results, daily, person }: Asked): Promise<GroupReport> {
  const tables = await readAll(house, results, book.tables);
  tables.sort((one, other) => endOf(one) - endOf(other));
  const isMember = person !== undefined && book.members.has(person);
  const last = tables.at(-1);
  const played = last === undefined ? { people: [], games: [] } : groupOf([...tables, ...(await after(results, last))]);
  return {
    ...played,
    code: book.code,
    members: membersOf(book, { tables, person }),
    campaigns: campaignsOf(tables, person),
    ...(isMember && daily !== undefined && (await ladder({ house, daily, book, person }))),
  };
}

function endOf({ finished }: TableSummary): number {
  return finished?.result.endedAt ?? 0;
}

/** The running game that the people of a table have gone on to, if any. */
async function after(results: Results, last: TableSummary): Promise<TableSummary[]> {
  let latest = last;
  for (let step = 0; latest.next !== undefined && step < MAX_FOLLOWED; step++) {
    const next = await results.read(latest.next);
    if (next === undefined) break;
    latest = next;
  }
  return latest.finished === undefined ? [latest] : [];
}

/** All members, under the name of their last game here or the one they joined with. */
function membersOf(
  { members }: GroupBook,
  { tables, person }: { tables: readonly TableSummary[]; person: string | undefined },
): GroupMember[] {
  const latest = new Map<string, { name: string; crest?: string | undefined }>();
  for (const { finished } of tables) {
    for (const [seat, player] of finished?.result.players.entries() ?? [])
      for (const hash of finished?.hashes[seat] ?? []) latest.set(hash, player);
  }
  return [...members].map(([hash, joined]) => {
    const { name, crest } = latest.get(hash) ?? joined;
    return {
      name,
      ...(crest === undefined ? {} : { crest: crest as Crest }),
      ...(hash === person && { isYou: true as const }),
    };
  });
}

/** A campaign's code lets its holder continue it, so only people who sat at one of its tables get it. */
function campaignsOf(tables: readonly TableSummary[], person: string | undefined): string[] {
  const own = tables.filter(({ finished }) => person !== undefined && finished?.hashes.flat().includes(person));
  return [...new Set(own.flatMap(({ campaign }) => campaign ?? []))];
}

async function ladder({
  house,
  daily,
  book: { members },
  person,
}: {
  house: House;
  daily: Daily;
  book: GroupBook;
  person: string | undefined;
}): Promise<{ daily?: GroupDaily }> {
  const { date } = daily;
  const known = new Set(members.keys());
  const report = await dailyReport(house, daily, { day: date, reader: { person, known } });
  if (report === undefined) return {};
  const rows = new Map<string, LadderRow>();
  for (let ago = LADDER_DAYS; ago > 0; ago--) {
    const book = await daily.day(daysAfter(date, -ago));
    // A day that is not open yet would reveal how it can go.
    if (book?.openedAt === undefined) continue;
    const ours = withPlaces(
      standings(book).filter((one) => [one, ...one.along].some((each) => known.has(each.person))),
      book.sealed,
    );
    for (const one of ours) {
      for (const { person: who } of [one, ...one.along].filter((each) => known.has(each.person))) {
        const { days, firsts } = rows.get(who) ?? { days: 0, firsts: 0 };
        const { name, crest } = book.tries.get(who)?.result ?? one;
        rows.set(who, {
          name,
          ...(crest === undefined ? {} : { crest: crest as Crest }),
          ...(who === person && { isYou: true as const }),
          days: days + 1,
          firsts: firsts + Number(one.place === 1),
        });
      }
    }
  }
  const { day, game, status, known: today } = report;
  const week = [...rows.values()].sort((one, other) => other.firsts - one.firsts || other.days - one.days);
  return { daily: { day, game, status, ...(today && { today }), week } };
}
