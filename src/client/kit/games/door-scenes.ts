import type { GameId } from '../../../games/catalogue.ts';

const SCENES = import.meta.glob<string>('../../../games/*/pictures/door.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The URLs of a game's painted scene; undefined for a game without one. */
export function sceneOf(game: GameId): { avif: string; webp: string } | undefined {
  const webp = SCENES[`../../../games/${game}/pictures/door.webp`];
  return webp === undefined ? undefined : { avif: SCENES[`../../../games/${game}/pictures/door.avif`] ?? webp, webp };
}
