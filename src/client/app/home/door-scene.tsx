import type { GameId } from '../../../games/catalogue.ts';
import { sceneOf } from '../../kit/games/door-scenes.ts';
import styles from './door-scene.module.css';

/**
 * A game's painted scene: covers the icon once loaded, but not in high contrast or in print; a game without one shows
 * its icon. `isFirst`: it is the first in view.
 */
export function DoorScene({ game, isFirst = false }: { game: GameId; isFirst?: boolean }) {
  const scene = sceneOf(game);
  if (scene === undefined) return null;
  return (
    <picture>
      <source type="image/avif" srcSet={scene.avif} />
      <img
        className={`covers fills ${styles.scene}`}
        src={scene.webp}
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
