import type { GameId } from '../../games/catalogue.ts';
import styles from './door-scene.module.css';

/** The painted scene of each game on the home page, by file; a game without one shows its icon. */
const SCENES = import.meta.glob<string>('../../games/*/pictures/door.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * A game's painted scene: covers the icon once loaded, but not in high contrast or in print. `isFirst`: it is what a
 * visitor sees first.
 */
export function DoorScene({ game, isFirst = false }: { game: GameId; isFirst?: boolean }) {
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
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'low'}
        decoding="async"
        width={800}
        height={400}
      />
    </picture>
  );
}
