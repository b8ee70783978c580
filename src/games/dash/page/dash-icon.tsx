import dashSprite from 'virtual:icons/dash';
import { iconsOf } from '../../../client/kit/parts/icon.tsx';

/** A picture of the Dash sprite. */
export const DashIcon = iconsOf(dashSprite);
