import type { GameId } from '../../../games/catalogue.ts';
import { sceneOf } from './door-scenes.ts';

/**
 * A game's painted scene: covers the icon once loaded, but not in high contrast or in print. A game without one shows
 * its icon. `isFirst`: the page is about this game, so its picture does not wait for the rest.
 */
export function DoorScene({ game, isFirst = false }: { game: GameId; isFirst?: boolean }) {
  const scene = sceneOf(game);
  if (scene === undefined) return null;
  return (
    <picture>
      <source type="image/avif" srcSet={scene.avif} />
      <img
        className="covers fills painted-only"
        src={scene.webp}
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'low'}
        decoding={isFirst ? 'sync' : 'async'}
        width={800}
        height={400}
      />
    </picture>
  );
}
