import * as z from 'zod/mini';
import type { Box, Campaign } from '../../engine/game.ts';
import { CAMPAIGN_CODE_LENGTH } from '../../protocol/limits.ts';
import type { ErrorCode } from '../../protocol/server-message.ts';
import type { CampaignInfo, TableStatus } from '../../protocol/table-info.ts';
import type { House } from '../house.ts';
import { choosePack } from '../lobby/opening.ts';
import { packText } from '../pack-text.ts';
import { Referee } from '../referee.ts';
import type { Table } from '../table.ts';
import { statusOf } from '../view.ts';

/** One entry of a campaign's journal: the journey, its last table, and whether that game was counted. */
const entry = z.strictObject({
  v: z.literal(1),
  kind: z.literal('campaign'),
  game: z.string(),
  pack: z.string(),
  journey: z.unknown(),
  table: z.optional(z.strictObject({ code: z.string(), choice: z.string(), counted: z.boolean() })),
});
export type CampaignEntry = z.infer<typeof entry>;

/** The state of a campaign: its last entry, and the game at its last table. */
export interface CampaignStanding {
  code: string;
  seq: number;
  box: Box;
  entry: CampaignEntry;
  rules: Campaign;
  /** The journey including the last game, if that is over. */
  journey: unknown;
  /** The last table, if any, with its content if it can still be read. */
  last?: { code: string; choice: string; table: Table | undefined };
}

/** The journal key of a campaign; no table has such a code. */
export function campaignKey(code: string): string {
  return `campaign:${code}`;
}

/** Begins a campaign with the standard pack or another, and returns its code. */
export async function beginCampaign(
  house: House,
  wish: { game: string; pack?: string | undefined },
): Promise<{ kind: 'begun'; code: string } | { kind: 'error'; code: ErrorCode }> {
  const box = house.findBox(wish.game);
  if (box?.campaign === undefined) return { kind: 'error', code: 'no-such-game' };
  const digest = await choosePack(house, box, wish.pack);
  const pack = digest === undefined ? undefined : await readPack(house, box, digest);
  if (digest === undefined || pack === undefined) return { kind: 'error', code: 'no-such-pack' };
  const journey = box.campaign(pack).begin();
  for (;;) {
    const code = `${house.newCode()}${house.newCode()}`.slice(0, CAMPAIGN_CODE_LENGTH);
    const body: CampaignEntry = { v: 1, kind: 'campaign', game: box.id, pack: digest, journey };
    if (await appendEntry(house, { code, seq: 1, body })) return { kind: 'begun', code };
  }
}

/** The state of a campaign; undefined for an unknown code. */
export async function standingOf(house: House, code: string): Promise<CampaignStanding | undefined> {
  const row = (await house.journal.read(campaignKey(code))).at(-1);
  if (row === undefined) return undefined;
  const body = entry.parse(row.body);
  const box = house.findBox(body.game);
  const pack = box === undefined ? undefined : await readPack(house, box, body.pack);
  if (box?.campaign === undefined || pack === undefined) throw new Error(`the campaign ${code} cannot be read`);
  const rules = box.campaign(pack);
  const known = { code, seq: row.seq, box, entry: body, rules };
  if (body.table === undefined) return { ...known, journey: body.journey };
  const last = body.table;
  const table = await loadTable(house, last);
  const isNews = table !== undefined && !last.counted && statusOf(table) === 'over';
  const journey = isNews ? journeyAfter(rules, body.journey, { table, choice: last.choice }) : body.journey;
  return { ...known, journey, last: { code: last.code, choice: last.choice, table } };
}

/** Stores the effect of the campaign's last game on the journey, unless the game is not over or was already counted. */
export async function countGame(house: House, code: string): Promise<void> {
  const standing = await standingOf(house, code);
  const { table } = standing?.entry ?? {};
  if (standing === undefined || table === undefined || table.counted || lastStatus(standing) !== 'over') return;
  const body: CampaignEntry = { ...standing.entry, journey: standing.journey, table: { ...table, counted: true } };
  // If somebody else appended first, they counted it.
  await appendEntry(house, { code, seq: standing.seq + 1, body });
}

/** The status of the game at the last table. */
export function lastStatus({ last }: CampaignStanding): TableStatus | undefined {
  if (last === undefined) return undefined;
  return last.table === undefined ? 'over' : statusOf(last.table);
}

/** A campaign as shown to anybody with its code. */
export function campaignInfo(standing: CampaignStanding): CampaignInfo {
  const { code, entry: at, rules, journey, last } = standing;
  const status = lastStatus(standing);
  return {
    code,
    game: at.game,
    pack: at.pack,
    journey,
    choices: rules.choices(journey),
    ...(last === undefined || status === undefined
      ? {}
      : { table: { code: last.code, choice: last.choice, status, people: peopleAt(last.table) } }),
  };
}

function peopleAt(table: Table | undefined): number {
  return table?.lobby.chairs.filter(({ kind }) => kind === 'person').length ?? 0;
}

/** Appends the next entry of a campaign; false if somebody else did first. */
export async function appendEntry(
  house: House,
  { code, seq, body }: { code: string; seq: number; body: CampaignEntry },
): Promise<boolean> {
  // A campaign has no players of its own, so it never counts as an unfinished table.
  const over = { game: body.game, people: [] };
  return (await house.journal.append(campaignKey(code), { seq, at: house.now(), body, over })) === 'appended';
}

/** The journey depends only on the tables, so a game counts once however often this runs. */
function journeyAfter(rules: Campaign, journey: unknown, { table, choice }: { table: Table; choice: string }): unknown {
  return rules.after(journey, choice, table.game.view(table.play?.state, 'spectator'));
}

/** The last table. If newer rules cannot load it and its game was counted, only the seating is lost. */
async function loadTable(
  house: House,
  { code, counted }: { code: string; counted: boolean },
): Promise<Table | undefined> {
  try {
    const referee = await Referee.load(house, code);
    if (referee === undefined) throw new Error(`there is no table ${code}, where a campaign went on`);
    return referee.table;
  } catch (error) {
    if (!counted) throw error;
    house.report(error, code);
    return undefined;
  }
}

async function readPack(house: House, box: Box, digest: string): Promise<unknown> {
  const text = await packText(house.journal, digest);
  const check = text === undefined ? undefined : box.checkPack(JSON.parse(text));
  return check?.kind === 'valid' ? check.pack : undefined;
}

/** The tables of a campaign, oldest first; empty for an unknown campaign. */
export async function campaignTables(house: House, code: string): Promise<string[]> {
  const rows = await house.journal.read(campaignKey(code));
  return [...new Set(rows.flatMap(({ body }) => entry.parse(body).table?.code ?? []))];
}
