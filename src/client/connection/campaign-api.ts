import type { ContinueCampaign, CreatedTable } from '../../protocol/client-message.ts';
import type { CampaignInfo } from '../../protocol/table-info.ts';
import { keepSeat, keptSeat, personSecret, rememberCampaign, rememberedCrest } from '../device/device.ts';
import { bodyOf, getOrGone, postJson } from './fetching.ts';

/** Begins a campaign and stores it on this device; undefined if the server cannot be reached or refuses. */
export async function requestCampaign(game: string): Promise<string | undefined> {
  const begun = await bodyOf<{ code: string }>(await postJson('/api/campaigns', { game }));
  if (begun !== undefined) rememberCampaign({ code: begun.code, game, at: Date.now() });
  return begun?.code;
}

/** The state of a campaign; `gone` if it does not exist, undefined if the server does not respond. */
export function askCampaign(code: string): Promise<CampaignInfo | 'gone' | undefined> {
  return getOrGone(`/api/campaigns/${code}`);
}

/** Opens the campaign's next table, or finds its open one; returns the table's code. */
export async function goOnWith(
  { code, game, table }: CampaignInfo,
  wish: Omit<ContinueCampaign, 'person' | 'secret'>,
): Promise<string | undefined> {
  const secret = table === undefined ? undefined : keptSeat(table.code)?.secret;
  const answer = await postJson(`/api/campaigns/${code}/tables`, {
    ...wish,
    person: personSecret(),
    crest: rememberedCrest(),
    ...(secret !== undefined && { secret }),
  });
  const opened = await bodyOf<CreatedTable | { code: string }>(answer);
  if (opened !== undefined && 'secret' in opened) {
    keepSeat({ code: opened.code, game, secret: opened.secret, chair: opened.chair, at: Date.now() });
  }
  return opened?.code;
}
