import type { Course, Levels } from '../../../client/kit/lessons/level.ts';
import type { ArrangedTable } from '../../../protocol/local.ts';
import { timeEn } from './en.ts';
import { timeIt } from './it.ts';
import { timeLevels } from './levels.ts';
import calls from './tables/calls.json';
import resolution from './tables/resolution.json';
import story from './tables/story.json';

const tables: Record<keyof typeof timeLevels, unknown> = { story, calls, resolution };

/** The course for Dungeon Time. */
export const timeCourse: Course = {
  levels: timeLevels as Levels,
  text: { en: timeEn, it: timeIt },
  tableOf: (level) => tables[level as keyof typeof tables] as ArrangedTable,
};
