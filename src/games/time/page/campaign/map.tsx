import { useMemo, useState } from 'react';
import type { CampaignMapProps } from '../../../kit.ts';
import type { TimePack } from '../../rules/content.ts';
import { scenarioOfChoice } from '../../rules/options.ts';
import type { Journey } from '../../rules/state.ts';
import surface from '../surfaces.module.css';
import styles from './map.module.css';
import { CampaignNext } from './next.tsx';
import { CampaignPath } from './path.tsx';
import { PlaceSheet } from './place-sheet.tsx';
import { placesOf } from './places.ts';
import { Stop } from './stop.tsx';
import { useCampaignText } from './text/text.ts';
import { useCampaignTables } from './use-campaign-tables.ts';
import '../palette.css';

/** A campaign of Dungeon Time as a map: where it continues, the road with its stars, and places off the road. */
export function CampaignMap({ info, pack: played, kept }: CampaignMapProps) {
  const [journey, pack] = [info.journey as Journey, played as TimePack];
  const text = useCampaignText();
  const tables = useCampaignTables(info);
  const [open, setOpen] = useState<string>();
  const { table } = info;
  const here = table !== undefined && table.status !== 'over' ? scenarioOfChoice(table.choice) : undefined;
  const places = useMemo(() => placesOf(journey, pack, { here, kept }), [journey, pack, here, kept]);
  const shown = places.find(({ id }) => id === open);
  const path = places.filter(({ kind }) => kind === 'level' || kind === 'bonus');
  const apart = places.filter((place) => !path.includes(place));
  return (
    <>
      <p className="lead">{text.lead}</p>
      <CampaignNext places={places} tables={tables} />
      <section className={`${surface.card} ${surface.scroll} grid ${styles.map}`} aria-labelledby="campaign-journey">
        <h2 id="campaign-journey" className="title centred">
          {text.journey} {journey.extended && `(${text.extended})`}
        </h2>
        <CampaignPath places={path} label={text.journey} onOpen={setOpen} />
        <h2 id="campaign-apart" className="title centred">
          {text.offTheRoad}
        </h2>
        <p className="centred">{text.offTheRoadLead}</p>
        <ul className={`tiles gap-9 ${styles.apart}`} aria-labelledby="campaign-apart">
          {apart.map((place) => (
            <li key={place.id} className={`grid ${styles.aside}`}>
              <Stop place={place} onOpen={() => setOpen(place.id)} />
            </li>
          ))}
        </ul>
      </section>
      {shown !== undefined && <PlaceSheet place={shown} tables={tables} onClose={() => setOpen(undefined)} />}
    </>
  );
}
