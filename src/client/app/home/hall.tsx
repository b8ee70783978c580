import { BREAKPOINTS } from '../../device/breakpoints.ts';
import styles from './hall.module.css';
import narrowAvif from './pictures/hall-narrow.avif';
import narrowWebp from './pictures/hall-narrow.webp';
import wideAvif from './pictures/hall-wide.avif';
import wideWebp from './pictures/hall-wide.webp';

/** Behind the title: the cellar with an arch for each game, by torchlight. Phones get a picture composed for them. */
export function Hall() {
  return (
    <div className={`covers clipped ${styles.hall}`} aria-hidden="true">
      <picture>
        <source media={BREAKPOINTS.phone} type="image/avif" srcSet={narrowAvif} />
        <source media={BREAKPOINTS.phone} srcSet={narrowWebp} />
        <source type="image/avif" srcSet={wideAvif} />
        <img
          className={`covers fills painted-only ${styles.picture}`}
          src={wideWebp}
          alt=""
          fetchPriority="high"
          decoding="async"
          width={2000}
          height={600}
        />
      </picture>
      <span className={`covers ${styles.floor}`} />
      <span className={`covers ${styles.torches}`} />
    </div>
  );
}
