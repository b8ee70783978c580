import { useEffect, useMemo, useRef, useState } from 'react';
import type { TableHandle } from '../../connection/use-table.ts';
import { keepDone, keepUnderWay, type UnderWay } from '../../device/kept/level-progress.ts';
import { type LessonState, type Level, lessonsDone } from '../../kit/lessons/level.ts';
import type { RequestResult } from '../../kit/request-result.ts';

/** A journal has two entries before the first step: the table was opened, and the game started. */
const BEFORE_STEPS = 2;
/** By then a move has taken effect. */
const ASIDE_MS = 1200;

/** The progress in a level. */
export interface Lessons {
  /** How many lessons are done. */
  done: number;
  /** Whether the person did something other than the lesson's task. */
  isAside: boolean;
  /** Whether the `strayed` text is due. */
  isStrayed: boolean;
  /** A lesson to read was read. */
  goOn(): void;
  /** Makes a move, and checks whether it follows the lesson. */
  move(move: unknown): Promise<RequestResult>;
}

/** Follows a level at its table: a lesson is done when the table shows it, whatever was pressed. */
export function useLessons(
  handle: TableHandle,
  { game, level, underWay, steps }: { game: string; level: Level; underWay: UnderWay; steps: number },
): Lessons {
  const [done, setDone] = useState(underWay.lessons);
  const [aside, setAside] = useState<number>();
  const latest = useRef(done);
  latest.current = done;
  const lessons = Object.values(level);
  const { play, events, you } = handle.snapshot;
  const scene = useMemo((): LessonState | undefined => {
    if (play === undefined || you.viewer === 'spectator') return undefined;
    const since = events.filter(({ seq }) => seq > BEFORE_STEPS + steps).map(({ event }) => event);
    return { view: play.view, events: since, moves: play.moves, you: you.viewer };
  }, [play, events, you, steps]);
  useEffect(() => {
    if (scene !== undefined) setDone((before) => lessonsDone(level, before, scene));
  }, [scene, level]);
  useEffect(() => {
    if (done === underWay.lessons && done === 0) return;
    if (done >= lessons.length) keepDone(game, underWay.level);
    else keepUnderWay(game, { ...underWay, lessons: done });
  }, [done, game, underWay, lessons.length]);
  return {
    done,
    isAside:
      aside === done &&
      !handle.snapshot.stage.isBehind &&
      lessons[done]?.isLong !== true &&
      lessons[done]?.done !== 'read',
    isStrayed: scene !== undefined && lessons[done]?.isStrayed?.(scene) === true,
    goOn: () => setDone((before) => before + 1),
    async move(move) {
      // The lesson in which it was made: the table may show the result before the response arrives.
      const before = latest.current;
      const answer = await handle.move(move);
      if (answer.kind === 'done') setTimeout(() => latest.current === before && setAside(before), ASIDE_MS);
      return answer;
    },
  };
}
