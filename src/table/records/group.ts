import { elementAt } from '../../engine/list.ts';
import type { GroupGame, GroupInfo } from '../../protocol/result.ts';
import { campaignTables } from '../campaign/campaign.ts';
import type { House } from '../house.ts';
import type { Results, TableSummary } from './results.ts';

/** Number of games of a group in a report, the latest. */
const MAX_GAMES = 200;

/** The group of a table: everybody's rematches from the first on, or its campaign. */
export async function groupAt(house: House, results: Results, code: string): Promise<GroupInfo | undefined> {
  const asked = await results.read(code);
  return asked === undefined ? undefined : groupOf(await tablesBeside(house, results, asked));
}

/** A table with all related ones, oldest first: its rematches, or its campaign's tables. */
export async function tablesBeside(house: House, results: Results, asked: TableSummary): Promise<TableSummary[]> {
  if (asked.campaign === undefined) return chain(results, asked);
  const all = await tablesOfCampaign(house, results, asked.campaign);
  return all.length === 0 ? [asked] : all;
}

/** A value shared by all related tables. */
export function originOf(tables: readonly TableSummary[]): string {
  const first = elementAt(tables, 0);
  return first.campaign === undefined ? first.code : `campaign ${first.campaign}`;
}

/** The players of a campaign; undefined for an unknown code, or if nobody has sat down yet. */
export async function groupOfCampaign(house: House, results: Results, code: string): Promise<GroupInfo | undefined> {
  const tables = await tablesOfCampaign(house, results, code);
  return tables.length === 0 ? undefined : { ...groupOf(tables), campaign: code };
}

async function tablesOfCampaign(house: House, results: Results, code: string): Promise<TableSummary[]> {
  return readAll(house, results, await campaignTables(house, code));
}

/** The last of some tables, as far as they can be read. */
export async function readAll(house: House, results: Results, codes: readonly string[]): Promise<TableSummary[]> {
  const chapters: TableSummary[] = [];
  for (const table of codes.slice(-MAX_GAMES)) {
    // A game that newer rules cannot read is left out; the others stay.
    const chapter = await results.read(table).catch((error) => house.report(error, table));
    if (chapter !== undefined) chapters.push(chapter);
  }
  return chapters;
}

/** From one table back to the first, and then on to the last. Of two rematches requested at once, only one leads on. */
async function chain(results: Results, asked: TableSummary): Promise<TableSummary[]> {
  const chapters = [asked];
  const seen = new Set([asked.code]);
  const follow = async (code: string | undefined): Promise<TableSummary | undefined> => {
    if (code === undefined || seen.has(code) || seen.size >= MAX_GAMES) return undefined;
    seen.add(code);
    return results.read(code);
  };
  for (let one = await follow(asked.before); one !== undefined; one = await follow(one.before)) chapters.unshift(one);
  for (let one = await follow(asked.next); one !== undefined; one = await follow(one.next)) chapters.push(one);
  return chapters;
}

/** A group's games and people: a person is recognised by their seat's secret or their device. */
export function groupOf(chapters: readonly TableSummary[]): GroupInfo {
  const people: GroupInfo['people'] = [];
  const known = new Map<string, number>();
  const games = chapters.flatMap(({ finished }): GroupGame[] => {
    if (finished === undefined) return [];
    const { result, hashes } = finished;
    const here = new Set<number>();
    const who = result.players.map(({ kind, name, crest }, seat) => {
      if (kind === 'bot') return 'bot';
      const own = elementAt(hashes, seat);
      // A person has one seat per table: two seats with the same device hash are two people.
      const before = own.map((hash) => known.get(hash)).find((one) => one !== undefined && !here.has(one));
      const place = before ?? people.length;
      here.add(place);
      people[place] = { name, ...(crest === undefined ? {} : { crest }) };
      for (const hash of own) known.set(hash, place);
      return place;
    });
    return [{ ...result, who }];
  });
  const { code, status } = elementAt(chapters, chapters.length - 1);
  return { people, games, latest: { code, status } };
}
