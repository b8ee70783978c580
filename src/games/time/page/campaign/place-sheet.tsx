import { Sheet } from '../../../../client/kit/parts/sheet.tsx';
import { useLocale } from '../../../../client/text/language.ts';
import styles from './map.module.css';
import { Picture, Stars } from './picture.tsx';
import { type Place, starSteps } from './places.ts';
import { useCampaignText } from './text/text.ts';
import type { CampaignTables } from './use-campaign-tables.ts';
import { WaysIn } from './ways-in.tsx';

/** The details of a place: what it is, how to earn stars, results so far, and the ways to play it. */
export function PlaceSheet(props: { place: Place; tables: CampaignTables; onClose(): void }) {
  const { place } = props;
  const text = useCampaignText();
  const locale = useLocale();
  const steps = starSteps(place.goal);
  return (
    <Sheet title={place.name[locale]} closeLabel={text.close} onClose={props.onClose}>
      <div className={`stack gap-10 centred ${styles.about}`}>
        <Picture place={place} />
        <p>
          <em>{place.flavour[locale]}</em>
        </p>
        <p className="strong">
          {text.states[place.state]}
          {place.best !== undefined && `, ${text.best(place.best)}`}
          {place.tries > 0 && ` (${text.tries(place.tries)})`}
        </p>
        {place.isExtended && <p>{text.extendedWon}</p>}
        <ul className="stack gap-4" aria-label={text.starsFor}>
          {steps.map((missions, index) => (
            <li key={missions} className={`row ${place.stars > index ? 'strong' : ''}`}>
              <Stars count={index + 1} />
              <span className="visually-hidden">{text.stars(index + 1)}: </span>
              {text.missions(missions)}
            </li>
          ))}
        </ul>
        {place.state === 'locked' && place.opensAfter !== undefined && (
          <p>{text.opensAfter(place.opensAfter[locale])}</p>
        )}
        <WaysIn {...props} />
      </div>
    </Sheet>
  );
}
