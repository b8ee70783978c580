import daysSprite from 'virtual:icons/days';
import pictures from 'virtual:pictures/days';
import { iconsOf } from '../../../client/kit/parts/icon.tsx';
import { paintedBackOf, paintedOf } from '../../../client/kit/parts/painted.tsx';

/** A picture of the Dungeon Days sprite. */
export const DaysIcon = iconsOf(daysSprite);

/** The same, painted where it is shown large enough. */
export const DaysPicture = paintedOf(pictures, daysSprite);

/** The painted back of a card, over the flat one. */
export const DaysBack = paintedBackOf(pictures);
