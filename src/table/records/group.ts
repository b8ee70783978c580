import type { GroupGame, GroupInfo } from '../../protocol/result.ts';
import { campaignTables } from '../campaign/campaign.ts';
import type { House } from '../house.ts';
import type { Results, TableSummary } from './results.ts';

/** So many games of a group are told, the last ones. */
const MAX_GAMES = 200;

/** The group that a table belongs to: everybody's rematches from the first on, or its campaign. */
export async function groupAt(house: House, results: Results, code: string): Promise<GroupInfo | undefined> {
  const asked = await results.read(code);
  if (asked === undefined) return undefined;
  if (asked.campaign !== undefined) return groupPlaying(house, results, asked.campaign);
  const tables = await chain(results, asked);
  return groupOf(tables);
}

/** Those who play a campaign; undefined where there is none with this code, or nobody has sat down yet. */
export async function groupOfCampaign(house: House, results: Results, code: string): Promise<GroupInfo | undefined> {
  const group = await groupPlaying(house, results, code);
  return group && { ...group, campaign: code };
}

/** Without the campaign's code: knowing a table's code does not allow continuing the campaign. */
async function groupPlaying(house: House, results: Results, code: string): Promise<GroupInfo | undefined> {
  const tables = (await campaignTables(house, code)).slice(-MAX_GAMES);
  const chapters: TableSummary[] = [];
  for (const table of tables) {
    // A game that newer rules cannot read any more is missing, and the others are not.
    const chapter = await results.read(table).catch((trouble) => house.report(trouble, table));
    if (chapter !== undefined) chapters.push(chapter);
  }
  return chapters.length === 0 ? undefined : groupOf(chapters);
}

/** From one table back to the first, and then on to the last. Of two rematches that were asked for at once, one leads on. */
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

/** What a group has played, and who they are: somebody is known again by their seat's secret or their device. */
export function groupOf(chapters: readonly TableSummary[]): GroupInfo {
  const people: GroupInfo['people'] = [];
  const known = new Map<string, number>();
  const games = chapters.flatMap(({ finished }): GroupGame[] => {
    if (finished === undefined) return [];
    const { result, hashes } = finished;
    const here = new Set<number>();
    const who = result.players.map(({ kind, name, crest }, seat) => {
      if (kind === 'bot') return 'bot';
      // A person has one seat per table: two seats with the same device hash are two people.
      const before = hashes[seat].map((hash) => known.get(hash)).find((one) => one !== undefined && !here.has(one));
      const place = before ?? people.length;
      here.add(place);
      people[place] = { name, ...(crest === undefined ? {} : { crest }) };
      for (const hash of hashes[seat]) known.set(hash, place);
      return place;
    });
    return [{ ...result, who }];
  });
  const { code, status } = chapters[chapters.length - 1];
  return { people, games, latest: { code, status } };
}
