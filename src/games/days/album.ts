import type { Album } from '../../client/kit/deeds/deeds.ts';
import { deeds } from './deeds.ts';
import { DaysPicture } from './page/days-icon.tsx';

/** What can be collected in Dungeon Days. */
export const album: Album = { ...deeds, Picture: DaysPicture, standardPack: () => import('./packs/standard.json') };
