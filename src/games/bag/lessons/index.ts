import type { Course } from '../../../client/kit/lessons/level.ts';
import { bagEn } from './en.ts';
import { bagIt } from './it.ts';
import { bagLevels } from './levels.ts';
import explore from './tables/explore.json';
import fight from './tables/fight.json';
import help from './tables/help.json';
import ring from './tables/ring.json';

/** The course for Bag of Dungeon. */
export const bagCourse: Course = {
  levels: bagLevels,
  text: { en: bagEn, it: bagIt },
  tables: { explore, fight, help, ring },
};
