import type { Course, Levels } from '../../../client/kit/lessons/level.ts';
import type { ArrangedTable } from '../../../protocol/local.ts';
import { daysEn } from './en.ts';
import { daysIt } from './it.ts';
import { daysLevels } from './levels.ts';
import draw from './tables/draw.json';
import end from './tables/end.json';
import neighbour from './tables/neighbour.json';
import spell from './tables/spell.json';

const tables: Record<keyof typeof daysLevels, unknown> = { draw, neighbour, spell, end };

/** The course for Dungeon Days. */
export const daysCourse: Course = {
  levels: daysLevels as Levels,
  text: { en: daysEn, it: daysIt },
  tableOf: (level) => tables[level as keyof typeof tables] as ArrangedTable,
};
