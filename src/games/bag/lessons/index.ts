import type { Course, Levels } from '../../../client/kit/lessons/level.ts';
import type { ArrangedTable } from '../../../protocol/local.ts';
import { bagEn } from './en.ts';
import { bagIt } from './it.ts';
import { bagLevels } from './levels.ts';
import explore from './tables/explore.json';
import fight from './tables/fight.json';
import help from './tables/help.json';
import ring from './tables/ring.json';

const tables: Record<keyof typeof bagLevels, unknown> = { explore, fight, help, ring };

/** The course for Bag of Dungeon. */
export const bagCourse: Course = {
  levels: bagLevels as Levels,
  text: { en: bagEn, it: bagIt },
  tableOf: (level) => tables[level as keyof typeof tables] as ArrangedTable,
};
