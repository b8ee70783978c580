import type { GameId } from '../../../games/catalogue.ts';
import { sceneOf } from './door-scenes.ts';

/**
 * A game's painted scene: covers the icon once loaded, but not in high contrast or in print. A game without one shows
 * its icon.
 */
export function DoorScene({ game }: { game: GameId }) {
  const scene = sceneOf(game);
  if (scene === undefined) return null;
  return (
    <picture>
      <source type="image/avif" srcSet={scene.avif} />
      <img
        className="covers fills painted-only"
        src={scene.webp}
        alt=""
        loading="lazy"
        fetchPriority="low"
        decoding="async"
        width={800}
        height={400}
      />
    </picture>
  );
}
