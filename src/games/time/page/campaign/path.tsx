import type { CSSProperties } from 'react';
import styles from './path.module.css';
import { MapIcon } from './picture.tsx';
import type { Place } from './places.ts';
import { Stop } from './stop.tsx';

/** DT-40 to DT-42 The road: levels, with each bonus level on a detour between two of them. */
export function CampaignPath({
  places,
  label,
  onOpen,
}: {
  places: readonly Place[];
  label: string;
  onOpen(id: string): void;
}) {
  return (
    <ol className={`grid ${styles.path}`} aria-label={label}>
      {places.map((place, index) => {
        const level = places.slice(0, index + 1).filter(({ kind }) => kind === 'level').length;
        return (
          <li
            key={place.id}
            className={`anchor grid ${styles.place}`}
            data-kind={place.kind}
            style={{ '--level': level } as CSSProperties}
          >
            {place.kind === 'level' && level > 1 && (
              <span className={styles.road} data-walked={isWalked(places, level)} aria-hidden="true" />
            )}
            {place.kind === 'bonus' && <Detour isWalked={place.tries > 0} />}
            <Stop place={place} onOpen={() => onOpen(place.id)} />
          </li>
        );
      })}
      <li className={styles.rose} aria-hidden="true">
        <MapIcon name="compass" />
      </li>
    </ol>
  );
}

/** The road to a level is marked once the level before it was won. */
function isWalked(places: readonly Place[], level: number): boolean {
  const before = places.filter(({ kind }) => kind === 'level')[level - 2];
  return before !== undefined && before.stars > 0;
}

/** The detour from one level over the bonus level to the next. */
function Detour({ isWalked }: { isWalked: boolean }) {
  return (
    <>
      {(['there', 'on'] as const).map((way) => (
        <svg
          key={way}
          className={`across ${styles.detour}`}
          data-way={way}
          data-walked={isWalked}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <path className={styles.across} d="M0 0 C 55 0, 45 100, 100 100" vectorEffect="non-scaling-stroke" />
        </svg>
      ))}
    </>
  );
}
