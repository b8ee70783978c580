import type { ContinueCampaign, CreatedTable } from '../../protocol/client-message.ts';
import type { CampaignInfo } from '../../protocol/table-info.ts';
import { keepSeat, keptSeat, personSecret, rememberCampaign, rememberedCrest } from '../device/device.ts';

/** Begins a campaign and stores it on this device; undefined if the server cannot be reached or refuses. */
export async function requestCampaign(game: string): Promise<string | undefined> {
  const begun = (await ask('/api/campaigns', { game })) as { code: string } | undefined;
  if (begun !== undefined) rememberCampaign({ code: begun.code, game, at: Date.now() });
  return begun?.code;
}

/** The state of a campaign; `gone` if it does not exist, undefined if the server does not respond. */
export async function askCampaign(code: string): Promise<CampaignInfo | 'gone' | undefined> {
  try {
    const response = await fetch(`/api/campaigns/${code}`);
    if (response.status === 404) return 'gone';
    return response.ok ? ((await response.json()) as CampaignInfo) : undefined;
  } catch {
    return undefined;
  }
}

/** Opens the campaign's next table, or finds its open one; returns the table's code. */
export async function goOnWith(
  { code, game, table }: CampaignInfo,
  wish: Omit<ContinueCampaign, 'person' | 'secret'>,
): Promise<string | undefined> {
  const secret = table === undefined ? undefined : keptSeat(table.code)?.secret;
  const answer = await ask(`/api/campaigns/${code}/tables`, {
    ...wish,
    person: personSecret(),
    crest: rememberedCrest(),
    ...(secret !== undefined && { secret }),
  });
  const opened = answer as CreatedTable | { code: string } | undefined;
  if (opened !== undefined && 'secret' in opened) {
    keepSeat({ code: opened.code, game, secret: opened.secret, chair: opened.chair, at: Date.now() });
  }
  return opened?.code;
}

async function ask(where: string, what: unknown): Promise<unknown> {
  try {
    const response = await fetch(where, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(what),
    });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
