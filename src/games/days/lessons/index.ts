import type { Course } from '../../../client/kit/lessons/level.ts';
import { daysEn } from './en.ts';
import { daysIt } from './it.ts';
import { daysLevels } from './levels.ts';
import draw from './tables/draw.json';
import end from './tables/end.json';
import neighbour from './tables/neighbour.json';
import spell from './tables/spell.json';

/** The course for Dungeon Days. */
export const daysCourse: Course = {
  levels: daysLevels,
  text: { en: daysEn, it: daysIt },
  tables: { draw, neighbour, spell, end },
};
