import type { Sprite, SpritePlaces } from '../../device/sprite.ts';

/** A game's sprites: effects with ambience, and music. */
export type SpriteName = 'effects' | 'music';

const PLACES = import.meta.glob<SpritePlaces>('../../../games/*/sounds/{effects,music}.json', {
  eager: true,
  import: 'default',
});
const FILES = import.meta.glob<string>('../../../games/*/sounds/*.{ogg,m4a}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A sprite of a game, if it has one. */
export function gameSprite(game: string, name: SpriteName): Sprite | undefined {
  const path = `../../../games/${game}/sounds/${name}`;
  const [places, ogg, m4a] = [PLACES[`${path}.json`], FILES[`${path}.ogg`], FILES[`${path}.m4a`]];
  return places === undefined || ogg === undefined || m4a === undefined ? undefined : { places, ogg, m4a };
}
