import daysSprite from 'virtual:icons/days';
import { iconsOf } from '../../../client/kit/parts/icon.tsx';

/** A picture of the Dungeon Days sprite. */
export const DaysIcon = iconsOf(daysSprite);
