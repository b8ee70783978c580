import type { Course } from './level.ts';

const COURSES: Readonly<Record<string, () => Promise<Course>>> = {
  dash: () => import('./dash/index.ts').then(({ dashCourse }) => dashCourse),
  days: () => import('./days/index.ts').then(({ daysCourse }) => daysCourse),
  time: () => import('./time/index.ts').then(({ timeCourse }) => timeCourse),
  bag: () => import('./bag/index.ts').then(({ bagCourse }) => bagCourse),
};

/** Whether a game can be learnt here. */
export function hasCourse(game: string): boolean {
  return Object.hasOwn(COURSES, game);
}

/** Fetches what can be learnt about a game. */
export function loadCourse(game: string): Promise<Course> {
  return COURSES[game]();
}
