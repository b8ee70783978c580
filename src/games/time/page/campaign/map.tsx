import type { CampaignMapProps } from '../../../kit.ts';
import type { TimePack } from '../../rules/content.ts';
import type { Journey } from '../../rules/state.ts';
import { CampaignJourney } from './journey.tsx';
import { CampaignNext } from './next.tsx';
import { useCampaignText } from './text/text.ts';

/** A campaign of Dungeon Time: where it can go on, and the way so far. */
export function CampaignMap({ info, pack: played }: CampaignMapProps) {
  const [journey, pack] = [info.journey as Journey, played as TimePack];
  const { lead } = useCampaignText();
  return (
    <>
      <p className="dim centred">{lead}</p>
      <CampaignNext info={info} journey={journey} pack={pack} />
      <CampaignJourney journey={journey} pack={pack} />
    </>
  );
}
