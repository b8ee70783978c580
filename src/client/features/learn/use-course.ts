import { useEffect, useState } from 'react';
import { gameEntry } from '../../kit/games/registry.ts';
import type { Course } from '../../kit/lessons/level.ts';
import { whileWanted } from '../../kit/while-wanted.ts';

/** The course of a game, once loaded. */
export function useCourse(game: string): Course | undefined {
  const [course, setCourse] = useState<Course>();
  const [trouble, setTrouble] = useState<unknown>();
  useEffect(() => whileWanted(gameEntry(game)?.course(), setCourse, setTrouble), [game]);
  // Thrown while rendering, so that the page's error boundary catches it.
  if (trouble !== undefined) throw trouble;
  return course;
}
