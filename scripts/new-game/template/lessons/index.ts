import type { Course } from '../../../client/kit/lessons/level.ts';
import { newGameEn } from './en.ts';
import { newGameIt } from './it.ts';
import { newGameLevels } from './levels.ts';
import turn from './tables/turn.json';

/** The course for New Game. */
export const newGameCourse: Course = {
  levels: newGameLevels,
  text: { en: newGameEn, it: newGameIt },
  tables: { turn },
};
