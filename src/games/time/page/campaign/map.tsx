import type { CampaignMapProps } from '../../../kit.ts';
import type { TimePack } from '../../rules/content.ts';
import { CampaignJourney, type Journey } from './journey.tsx';
import { CampaignNext } from './next.tsx';

/** A campaign of Dungeon Time: where it can go on, and the way so far. */
export function CampaignMap({ info, pack: played }: CampaignMapProps) {
  const [journey, pack] = [info.journey as Journey, played as TimePack];
  return (
    <>
      <CampaignNext info={info} journey={journey} pack={pack} />
      <CampaignJourney journey={journey} pack={pack} />
    </>
  );
}
