import type { Crest } from '../../protocol/crests.ts';
import type { DailyArchive, DailyDay, DailyNow, DailyReport, DailyStatus, OwnTry } from '../../protocol/daily.ts';
import { hexDigest } from '../digest.ts';
import type { House } from '../house.ts';
import { type DailyDate, daysAfter, timesOf } from './calendar.ts';
import type { Daily } from './daily.ts';
import { type DailyBook, dayKey } from './daily-book.ts';
import { isResultOf, type RankedResult, standings, withPlaces } from './standings.ts';

/** Number of days in one page of the archive. */
const ARCHIVED = 28;

/** The reader: the hash of their device, if sent, and the hashes of the people they have played with. */
export interface DailyReader {
  person?: string | undefined;
  known?: ReadonlySet<string>;
}

/** Today and tomorrow as this reader may see them; undefined if there are no daily games. */
export async function dailyNow(house: House, daily: Daily, reader: DailyReader): Promise<DailyNow | undefined> {
  const { date } = daily;
  const today = await dailyReport(house, daily, { day: date, reader });
  if (today === undefined) return undefined;
  const tomorrow = await daily.day(daysAfter(date, 1));
  const { person } = reader;
  const streak =
    person === undefined
      ? 0
      : (await daily.streakAt(date, person)) || (await daily.streakAt(daysAfter(date, -1), person));
  return { now: house.now(), today, ...(tomorrow && { tomorrow: dayOf(house, tomorrow) }), streak };
}

/** A day as this reader may see it. */
export async function dailyReport(
  house: House,
  daily: Daily,
  { day, reader }: { day: DailyDate; reader: DailyReader },
): Promise<DailyReport | undefined> {
  const book = await daily.day(day);
  if (book === undefined) return undefined;
  const { person, known } = reader;
  const yours = await ownTry(daily, book, person);
  const facts = { ...dayOf(house, book), ...(yours && { yours }) };
  const isOpen = facts.status === 'open';
  // A reader who has not played yet must not learn how the game can go.
  if (yours?.kind !== 'over' && !isOpen) return facts;
  const all = standings(book);
  const ours = all.filter(
    (one) => isResultOf(one, person) || [one, ...one.along].some((each) => known?.has(each.person)),
  );
  const best = isOpen ? await bestOf(house, all) : undefined;
  return {
    ...facts,
    fared: faredOf(all),
    known: withPlaces(ours, book.sealed).map(({ name, crest, score, won, place, ...by }) => ({
      name: [name, ...by.along.map((one) => one.name)].join(' + '),
      ...(crest === undefined ? {} : { crest: crest as Crest }),
      score,
      won,
      place,
      ...(isResultOf(by, person) && { isYou: true as const }),
    })),
    ...(best && { best }),
  };
}

/** The past days, latest first. */
export async function dailyArchive(
  house: House,
  daily: Daily,
  { before, person }: { before?: DailyDate | undefined; person?: string | undefined },
): Promise<DailyArchive> {
  const { date } = daily;
  const from = before !== undefined && before < date ? before : date;
  const dates = Array.from({ length: ARCHIVED }, (_, index) => daysAfter(from, -1 - index));
  const kept = await house.journal.lastSeqs(dates.map(dayKey));
  const past: DailyReport[] = [];
  for (const day of dates) {
    const book = kept.has(dayKey(day)) ? await daily.day(day) : undefined;
    if (book === undefined) continue;
    const yours = await ownTry(daily, book, person);
    past.push({ ...dayOf(house, book), ...(yours && { yours }) });
  }
  return { days: past };
}

function dayOf(house: House, { day, sealed, sealedAt, tries, openedAt }: DailyBook): DailyDay {
  const { game, setup, seed, together } = sealed;
  return {
    day,
    game,
    setup,
    status: statusAt(house.now(), day, openedAt),
    ...timesOf(day),
    seedHash: hexDigest(seed),
    sealedAt,
    ...(openedAt === undefined ? {} : { seed }),
    players: [...tries.values()].filter(({ result, along }) => result !== undefined && along === undefined).length,
    together,
  };
}

function statusAt(now: number, day: DailyDate, openedAt: number | undefined): DailyStatus {
  const { startsAt, endsAt } = timesOf(day);
  if (openedAt !== undefined) return 'open';
  if (now < startsAt) return 'sealed';
  return now < endsAt ? 'running' : 'settling';
}

async function ownTry(daily: Daily, book: DailyBook, person: string | undefined): Promise<OwnTry | undefined> {
  if (person === undefined) return undefined;
  const stands = await daily.settle(book, person);
  const tried = book.tries.get(person);
  if (stands === 'none' || tried === undefined) return undefined;
  const along = tried.along !== undefined && { along: true as const };
  if (stands !== 'over') return { kind: stands, code: tried.table, ...along };
  const own = standings(book).find((one) => isResultOf(one, person));
  if (own === undefined) return undefined;
  const { score, won, place } = own;
  return { kind: 'over', code: tried.table, score, won, place, streak: tried.result?.streak ?? 0, ...along };
}

function faredOf(all: readonly RankedResult[]): NonNullable<DailyReport['fared']> {
  const fared: NonNullable<DailyReport['fared']> = [];
  for (const { score, won } of all) {
    const same = fared.find((one) => one.score === score && one.won === won);
    if (same === undefined) fared.push({ score, won, count: 1 });
    else same.count += 1;
  }
  return fared;
}

/** The best game whose table still exists. */
async function bestOf(house: House, all: readonly RankedResult[]): Promise<DailyReport['best']> {
  const first = all.filter(({ place }) => place === 1);
  const kept = await house.journal.lastSeqs(first.map(({ table }) => table));
  const best = first.find(({ table }) => kept.has(table));
  return best && { code: best.table, name: best.name, score: best.score };
}
