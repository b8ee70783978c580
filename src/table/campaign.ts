import * as z from 'zod/mini';
import type { Box, Campaign } from '../engine/game.ts';
import type { ErrorCode } from '../protocol/server-message.ts';
import type { CampaignInfo } from '../protocol/table-info.ts';
import type { House } from './house.ts';
import { statusOf } from './look.ts';
import { choosePack } from './opening.ts';
import { Referee } from './referee.ts';
import type { Table } from './table.ts';

/** One entry of a campaign's journal: how it stood when the table was opened, and which table that was. */
const entry = z.strictObject({
  v: z.literal(1),
  kind: z.literal('campaign'),
  game: z.string(),
  pack: z.string(),
  journey: z.unknown(),
  table: z.optional(z.strictObject({ code: z.string(), choice: z.string() })),
});
export type CampaignEntry = z.infer<typeof entry>;

/** Where a campaign stands: by its last entry, and by how the game at its last table went. */
export interface Standing {
  code: string;
  seq: number;
  box: Box;
  entry: CampaignEntry;
  rules: Campaign;
  /** The journey with the last game in it, if that is over. */
  journey: unknown;
  /** The last table, if there was one. */
  last?: { table: Table; choice: string };
}

/** The name under which the journal keeps a campaign; no table has such a code. */
export function campaignKey(code: string): string {
  return `campaign:${code}`;
}

/** Begins a campaign with the standard pack or another, and gives its code. */
export async function beginCampaign(
  house: House,
  wish: { game: string; pack?: string },
): Promise<{ kind: 'begun'; code: string } | { kind: 'error'; code: ErrorCode }> {
  const box = house.findBox(wish.game);
  if (box?.campaign === undefined) return { kind: 'error', code: 'no-such-game' };
  const digest = await choosePack(house, box, wish.pack);
  const pack = digest === undefined ? undefined : await readPack(house, box, digest);
  if (digest === undefined || pack === undefined) return { kind: 'error', code: 'no-such-pack' };
  const journey = box.campaign(pack).begin();
  for (;;) {
    const code = `${house.newCode()}${house.newCode()}`;
    const body: CampaignEntry = { v: 1, kind: 'campaign', game: box.id, pack: digest, journey };
    if (await appendEntry(house, { code, seq: 1, body })) return { kind: 'begun', code };
  }
}

/** Finds out where a campaign stands; undefined where there is none with this code. */
export async function standingOf(house: House, code: string): Promise<Standing | undefined> {
  const row = (await house.journal.read(campaignKey(code))).at(-1);
  if (row === undefined) return undefined;
  const body = entry.parse(row.body);
  const box = house.findBox(body.game);
  const pack = box === undefined ? undefined : await readPack(house, box, body.pack);
  if (box?.campaign === undefined || pack === undefined) throw new Error(`the campaign ${code} cannot be read`);
  const rules = box.campaign(pack);
  const known = { code, seq: row.seq, box, entry: body, rules };
  if (body.table === undefined) return { ...known, journey: body.journey };
  const referee = await Referee.load(house, body.table.code);
  if (referee === undefined)
    throw new Error(`there is no table ${body.table.code}, where the campaign ${code} went on`);
  const { table } = referee;
  const last = { table, choice: body.table.choice };
  return { ...known, journey: journeyAfter(rules, body.journey, last), last };
}

/** A campaign as whoever has its code sees it. */
export function campaignInfo({ code, entry: { game, pack }, rules, journey, last }: Standing): CampaignInfo {
  const table = last && { code: last.table.code, choice: last.choice, status: statusOf(last.table) };
  return { code, game, pack, journey, choices: rules.choices(journey), ...(table === undefined ? {} : { table }) };
}

/** Writes the next entry of a campaign; false where somebody else has. */
export async function appendEntry(
  house: House,
  { code, seq, body }: { code: string; seq: number; body: CampaignEntry },
): Promise<boolean> {
  // Nobody plays at a campaign itself, so it never counts among the unfinished tables.
  const over = { game: body.game, people: [] };
  return (await house.journal.append(campaignKey(code), { seq, at: house.now(), body, over })) === 'appended';
}

/** What a game did to the journey follows from its table alone: whoever asks, and however often, it counts once. */
function journeyAfter(rules: Campaign, journey: unknown, { table, choice }: { table: Table; choice: string }): unknown {
  if (table.play?.outcome === undefined) return journey;
  return rules.after(journey, choice, table.game.view(table.play.state, 'spectator'));
}

async function readPack(house: House, box: Box, digest: string): Promise<unknown> {
  const text = await house.journal.getPack(digest);
  const check = text === undefined ? undefined : box.checkPack(JSON.parse(text));
  return check?.kind === 'sound' ? check.pack : undefined;
}
