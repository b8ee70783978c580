import daysSprite, { names } from 'virtual:icons/days';
import drawn from 'virtual:pictures/days';
import { fetchWithTable } from '../../../client/kit/parts/art.ts';
import { iconsOf } from '../../../client/kit/parts/icon.tsx';
import { paintedBackOf, paintedOf } from '../../../client/kit/parts/painted.tsx';

const pictures = fetchWithTable(drawn);

/** A picture of the Dungeon Days sprite. */
export const DaysIcon = iconsOf(daysSprite, names);

/** The painted version. Weeks of different sizes are side by side: a creature looks the same on each of them. */
export const DaysPicture = paintedOf(pictures, daysSprite, { small: 0, names });

/** The painted back of a card, over the flat one. */
export const DaysBack = paintedBackOf(pictures);
