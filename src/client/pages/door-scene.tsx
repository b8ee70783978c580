import type { GameId } from '../../games/catalogue.ts';
import styles from './door-scene.module.css';

/** The scene behind each game's door, by the path of its file; a game without one has its icon. */
const SCENES = import.meta.glob<string>('../../games/*/pictures/door.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** What a game feels like, painted: it covers the door's icon once it has come, but not in high contrast or in print. */
export function DoorScene({ game }: { game: GameId }) {
  const avif = SCENES[`../../games/${game}/pictures/door.avif`];
  const webp = SCENES[`../../games/${game}/pictures/door.webp`];
  if (webp === undefined) return null;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} />
      <img
        className={`covers fills ${styles.scene}`}
        src={webp}
        alt=""
        loading="lazy"
        decoding="async"
        width={800}
        height={400}
      />
    </picture>
  );
}
