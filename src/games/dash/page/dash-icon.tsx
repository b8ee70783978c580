import dashSprite, { names } from 'virtual:icons/dash';
import drawn from 'virtual:pictures/dash';
import { fetchWithTable } from '../../../client/kit/parts/art.ts';
import { iconsOf } from '../../../client/kit/parts/icon.tsx';
import { paintedBackOf, paintedOf } from '../../../client/kit/parts/painted.tsx';

const pictures = fetchWithTable(drawn);

/** A picture of the Dash sprite. */
export const DashIcon = iconsOf(dashSprite, names);

/** The painted version, for places where it is large enough. */
export const DashPicture = paintedOf(pictures, dashSprite, { names });

/** The painted back of a Dungeon card, over the flat one. */
export const DashBack = paintedBackOf(pictures);
