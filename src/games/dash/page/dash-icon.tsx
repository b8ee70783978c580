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
