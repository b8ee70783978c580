import type { Course } from '../../../client/kit/lessons/level.ts';
import { dashEn } from './en.ts';
import { dashIt } from './it.ts';
import { dashLevels } from './levels.ts';
import equipment from './tables/equipment.json';
import flip from './tables/flip.json';
import score from './tables/score.json';
import treasure from './tables/treasure.json';

/** The course for Dash Through the Dungeon. */
export const dashCourse: Course = {
  levels: dashLevels,
  text: { en: dashEn, it: dashIt },
  tables: { flip, equipment, treasure, score },
};
