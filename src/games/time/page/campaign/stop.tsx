import { useLocale } from '../../../../client/text/language.ts';
import { MapIcon, Picture, Stars } from './picture.tsx';
import { isLostSoFar, type Place } from './places.ts';
import styles from './stop.module.css';
import { useCampaignText } from './text/text.ts';

/** The badge of a place for its state. */
const BADGES: Readonly<Partial<Record<Place['state'], string>>> = {
  here: 'hourglass',
  next: 'torch',
  locked: 'padlock',
};

/** A place on the map: its picture, its name, and its stars or its goal. */
export function Stop({ place, onOpen }: { place: Place; onOpen(): void }) {
  const text = useCampaignText();
  const locale = useLocale();
  const isLost = isLostSoFar(place);
  const badge = place.isExtended ? 'crown' : isLost && place.state !== 'here' ? 'shattered-glass' : BADGES[place.state];
  return (
    <button
      type="button"
      className={`bare anchor across grid text-centre ${styles.stop}`}
      data-place={place.id}
      data-state={place.state}
      data-kind={place.kind}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className={`anchor ${styles.arch}`}>
        <Picture place={place} />
        {badge !== undefined && (
          <span className={`disc ${styles.badge}`} aria-hidden="true">
            <MapIcon name={badge} />
          </span>
        )}
      </span>
      <span className={`dense grid rounded ${styles.plate}`}>
        <span className={`strong title-face ${styles.name}`}>{place.name[locale]}</span>
        {place.stars > 0 ? <Stars count={place.stars} /> : undefined}
        <span className={place.stars > 0 ? 'visually-hidden' : styles.state}>
          {isLost && place.state !== 'here'
            ? `${text.states.lost} (${text.tries(place.tries)})`
            : text.states[place.state]}
          {place.stars > 0 && `, ${text.stars(place.stars)}`}
        </span>
      </span>
    </button>
  );
}
