import { useState } from 'react';
import { useLocation } from 'wouter';
import { requestTable } from '../../../../client/connection/api.ts';
import { goOnWith } from '../../../../client/connection/campaign-api.ts';
import { rememberedName } from '../../../../client/device/device.ts';
import { gameEntry } from '../../../../client/kit/games/registry.ts';
import { useText } from '../../../../client/text/language.ts';
import type { CampaignInfo } from '../../../../protocol/table-info.ts';

/** Who joins a new table: friends by a link, or bots at once. */
export type Company = 'with-friends' | 'with-bots';

/** Opens tables from the map, and goes there. */
export interface CampaignTables {
  info: CampaignInfo;
  state: 'idle' | 'under-way' | 'failed';
  /** The campaign's next game; `isAnew` abandons a table where nobody has played for a while. */
  goOn(choice: string, how: { company: Company; isAnew?: boolean }): void;
  /** A game outside the campaign. */
  playApart(scenario: string, company: Company): void;
}

export function useCampaignTables(info: CampaignInfo): CampaignTables {
  const { names } = useText();
  const [, go] = useLocation();
  const [state, setState] = useState<CampaignTables['state']>('idle');
  const game = gameEntry(info.game);
  const bot = game?.bots[0]?.id;
  const name = rememberedName() ?? names.guest;
  const withBots = (company: Company) =>
    company === 'with-bots' &&
    game !== undefined &&
    bot !== undefined && { bots: Array<string>(game.company).fill(bot), start: true };

  async function open(code: Promise<string | undefined>) {
    setState('under-way');
    const opened = await code;
    if (opened === undefined) return setState('failed');
    go(`/t/${opened}`);
  }
  return {
    info,
    state,
    goOn: (choice, { company, isAnew }) =>
      void open(goOnWith(info, { name, choice, ...(isAnew === true && { again: true }), ...withBots(company) })),
    playApart: (scenario, company) =>
      void open(
        requestTable({ game: info.game, pack: info.pack, name, options: { scenario }, ...withBots(company) }).then(
          (table) => table?.code,
        ),
      ),
  };
}
