import type { Course, Levels } from '../../../client/kit/lessons/level.ts';
import type { ArrangedTable } from '../../../protocol/local.ts';
import { newGameEn } from './en.ts';
import { newGameIt } from './it.ts';
import { newGameLevels } from './levels.ts';
import turn from './tables/turn.json';

const tables: Record<keyof typeof newGameLevels, unknown> = { turn };

/** The course for New Game. */
export const newGameCourse: Course = {
  levels: newGameLevels as Levels,
  text: { en: newGameEn, it: newGameIt },
  tableOf: (level) => tables[level as keyof typeof tables] as ArrangedTable,
};
