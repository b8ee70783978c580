import type { Course, Levels } from '../../../client/kit/lessons/level.ts';
import type { ArrangedTable } from '../../../protocol/local.ts';
import { dashEn } from './en.ts';
import { dashIt } from './it.ts';
import { dashLevels } from './levels.ts';
import equipment from './tables/equipment.json';
import flip from './tables/flip.json';
import score from './tables/score.json';
import treasure from './tables/treasure.json';

const tables: Record<keyof typeof dashLevels, unknown> = { flip, equipment, treasure, score };

/** The course for Dash Through the Dungeon. */
export const dashCourse: Course = {
  levels: dashLevels as Levels,
  text: { en: dashEn, it: dashIt },
  tableOf: (level) => tables[level as keyof typeof tables] as ArrangedTable,
};
