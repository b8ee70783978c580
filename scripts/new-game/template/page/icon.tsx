import sprite from 'virtual:icons/new-game';
import { iconsOf } from '../../../client/kit/parts/icon.tsx';

/** A picture of this game's sprite (`sprites.json`, and the pack's sides). */
export const NewGameIcon = iconsOf(sprite);
