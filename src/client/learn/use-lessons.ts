import { useEffect, useRef, useState } from 'react';
import type { TableHandle } from '../connection/use-table.ts';
import { type Level, lessonsDone } from './level.ts';
import { keepDone, keepUnderWay, type UnderWay } from './progress.ts';

/** A journal has two entries before the first step: the table was opened, and the game started. */
const BEFORE_STEPS = 2;
/** A move has had its effect by then. */
const ASIDE_MS = 1200;

/** Where somebody stands in a level. */
export interface Lessons {
  /** How many lessons are done. */
  done: number;
  /** Whether they did something else than the lesson asks. */
  isAside: boolean;
  /** What was to be read has been read. */
  goOn(): void;
  /** To be told of each move that they make. */
  moved(): void;
}

/** Follows a level at its table: a lesson is done when the table shows it, whatever was pressed. */
export function useLessons(
  { snapshot }: TableHandle,
  { game, level, underWay, steps }: { game: string; level: Level; underWay: UnderWay; steps: number },
): Lessons {
  const [done, setDone] = useState(underWay.lessons);
  const [aside, setAside] = useState<number>();
  const latest = useRef(done);
  latest.current = done;
  const lessons = Object.values(level);
  const { play, events, you } = snapshot;
  useEffect(() => {
    if (play === undefined || you.viewer === 'spectator') return;
    const since = events.filter(({ seq }) => seq > BEFORE_STEPS + steps).map(({ event }) => event);
    const scene = { view: play.view, events: since, moves: play.moves, you: you.viewer };
    setDone((before) => lessonsDone(level, before, scene));
  }, [play, events, you, level, steps]);
  useEffect(() => {
    if (done === underWay.lessons && done === 0) return;
    if (done >= lessons.length) keepDone(game, underWay.level);
    else keepUnderWay(game, { ...underWay, lessons: done });
  }, [done, game, underWay, lessons.length]);
  return {
    done,
    isAside: aside === done && lessons[done]?.isLong !== true,
    goOn: () => setDone((before) => before + 1),
    moved() {
      const before = latest.current;
      setTimeout(() => latest.current === before && setAside(before), ASIDE_MS);
    },
  };
}
