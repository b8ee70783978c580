import bagSprite, { names } from 'virtual:icons/bag';
import drawn from 'virtual:pictures/bag';
import { fetchWithTable } from '../../../client/kit/parts/art.ts';
import { iconsOf } from '../../../client/kit/parts/icon.tsx';
import { paintedBackOf, paintedDrawingOf, paintedOf } from '../../../client/kit/parts/painted.tsx';
import styles from './bag-icon.module.css';

const pictures = fetchWithTable(drawn);

/** A picture of the Bag of Dungeon sprite. */
export const BagIcon = iconsOf(bagSprite, names);

/** The painted version, for places where it is large enough. */
export const BagPicture = paintedOf(pictures, bagSprite, { names });

/** Faces of adventurers: painted at every size, so that who is on a plate is who stands on the map. */
export const BagFace = paintedOf(pictures, bagSprite, { names, small: 20 });

/** A painted picture over a flat drawing, and the back of a card. */
export const BagDrawing = paintedDrawingOf(pictures);
export const BagBack = paintedBackOf(pictures);

/** The heart beside a health figure. */
export function Heart() {
  return <BagIcon name="hearts" className={styles.heart} />;
}
