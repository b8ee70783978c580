import type { Album } from '../../client/kit/deeds/deeds.ts';
import { deeds } from './deeds.ts';
import { StoryPicture } from './page/painted-pictures.tsx';

/** What can be collected in Dungeon Time. */
export const album: Album = { ...deeds, Picture: StoryPicture, standardPack: () => import('./packs/standard.json') };
