import dashSprite, { names } from 'virtual:icons/dash';
import pictures from 'virtual:pictures/dash';
import { iconsOf } from '../../../client/kit/parts/icon.tsx';
import { paintedBackOf, paintedOf } from '../../../client/kit/parts/painted.tsx';

/** A picture of the Dash sprite. */
export const DashIcon = iconsOf(dashSprite, names);

/** The painted version, for places where it is large enough. */
export const DashPicture = paintedOf(pictures, dashSprite, { names });

/** The painted back of a Dungeon card, over the flat one. */
export const DashBack = paintedBackOf(pictures);

/** How long the table is shown before pictures are fetched that it does not show yet. */
const AHEAD_MS = 2500;

/** Fetches the pictures of these cards ahead, so that a card turns over painted. Returns a function that calls it off. */
export function fetchPictures(icons: readonly string[]): () => void {
  const timer = setTimeout(() => {
    for (const icon of new Set(icons)) if (pictures.names.has(icon)) new Image().src = `${pictures.folder}${icon}.avif`;
  }, AHEAD_MS);
  return () => clearTimeout(timer);
}
