import type { Course } from '../../../client/kit/lessons/level.ts';
import { timeEn } from './en.ts';
import { timeIt } from './it.ts';
import { timeLevels } from './levels.ts';
import calls from './tables/calls.json';
import resolution from './tables/resolution.json';
import story from './tables/story.json';

/** The course for Dungeon Time. */
export const timeCourse: Course = {
  levels: timeLevels,
  text: { en: timeEn, it: timeIt },
  tables: { story, calls, resolution },
};
