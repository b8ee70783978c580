import mapSprite from 'virtual:icons/timemap';
import pictures from 'virtual:pictures/time';
import type { CSSProperties } from 'react';
import { iconsOf } from '../../../../client/kit/parts/icon.tsx';
import { paintedOf } from '../../../../client/kit/parts/painted.tsx';
import { StoryPicture } from '../painted-pictures.tsx';
import styles from './picture.module.css';
import { sceneryOf } from './pictures.ts';
import type { Place } from './places.ts';
import '../palette.css';

/** The icons of the map; an Adventure has that of its card. */
export const MapIcon = iconsOf(mapSprite);

const MapPicture = paintedOf(pictures, mapSprite);

/** The picture of a place, seen through an archway. */
export function Picture({ place }: { place: Pick<Place, 'id' | 'kind' | 'icon' | 'state'> }) {
  const { sky, light, ground } = sceneryOf(place.id);
  const Sign = place.kind === 'adventure' ? StoryPicture : MapPicture;
  return (
    <span
      className={`middle anchor clipped ${styles.picture}`}
      data-state={place.state}
      style={{ '--sky': sky, '--light': light, '--ground': ground } as CSSProperties}
      aria-hidden="true"
    >
      <svg
        className={`covers fills ${styles.ground}`}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M0 74 Q14 62 30 72 T58 69 T100 76 V100 H0Z" />
        <path d="M0 88 Q22 78 46 86 T100 84 V100 H0Z" />
      </svg>
      <Sign name={place.icon} className={styles.sign} />
    </span>
  );
}

/** Three stars, filled as far as won. */
export function Stars({ count }: { count: number }) {
  return (
    <span className={styles.stars} aria-hidden="true">
      {[1, 2, 3].map((star) => (
        <span key={star} className={styles.star} data-lit={star <= count}>
          <MapIcon name="round-star" />
        </span>
      ))}
    </span>
  );
}
