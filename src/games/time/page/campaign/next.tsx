import { Button } from '../../../../client/kit/parts/button.tsx';
import { useLocale, useText } from '../../../../client/text/language.ts';
import styles from './map.module.css';
import { Picture } from './picture.tsx';
import type { Place } from './places.ts';
import { useCampaignText } from './text/text.ts';
import type { CampaignTables } from './use-campaign-tables.ts';
import { WaysIn } from './ways-in.tsx';

/** How the campaign can continue: at its open table, or at a new one. */
export function CampaignNext({ places, tables }: { places: readonly Place[]; tables: CampaignTables }) {
  const text = useText();
  const campaign = useCampaignText();
  const locale = useLocale();
  const here = places.find(({ state }) => state === 'here');
  const shown = here === undefined ? places.filter(({ state }) => state === 'next') : [here];
  const title = here !== undefined || shown.length > 0 ? campaign.next : campaign.won;
  return (
    <section className="card lit centred glowing gap-7" aria-labelledby="campaign-next">
      <h2 id="campaign-next">{title}</h2>
      {here !== undefined && <p>{campaign.under(here.name[locale])}</p>}
      {shown.length > 1 && <p>{campaign.choose}</p>}
      <ul className={`tiles across ${styles.choices}`}>
        {shown.map((place) => (
          <li key={place.id} className={`across stack ${styles.choice}`}>
            <div className={`row ${styles.view}`}>
              <Picture place={place} />
              <p className="grow">
                <em>{place.flavour[locale]}</em> <span className="block">{campaign.goal(place.goal)}</span>
              </p>
            </div>
            <WaysIn place={place} tables={tables} />
          </li>
        ))}
        {shown.length === 0 &&
          tables.info.choices.map((choice) => (
            <li key={choice} className={`across stack ${styles.choice}`}>
              <Button
                look="main"
                disabled={tables.state === 'under-way'}
                onClick={() => tables.goOn(choice, { company: 'with-friends' })}
              >
                {campaign.again}
              </Button>
            </li>
          ))}
      </ul>
      <p className="trouble" role="alert">
        {tables.state === 'failed' ? text.home.cannotOpen : ''}
      </p>
    </section>
  );
}
