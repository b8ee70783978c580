import type { Album } from '../../client/kit/deeds/deeds.ts';
import { deeds } from './deeds.ts';
import { DashPicture } from './page/dash-icon.tsx';

/** What can be collected in Dash Through the Dungeon. */
export const album: Album = { ...deeds, Picture: DashPicture, standardPack: () => import('./packs/standard.json') };
