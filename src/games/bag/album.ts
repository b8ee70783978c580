import type { Album } from '../../client/kit/deeds/deeds.ts';
import { deeds } from './deeds.ts';
import { BagPicture } from './page/bag-icon.tsx';

/** What can be collected in Bag of Dungeon. */
export const album: Album = { ...deeds, Picture: BagPicture, standardPack: () => import('./packs/standard.json') };
