import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReplaySpeed } from '../../../protocol/speeds.ts';
import type { Shown } from '../../../protocol/watch-message.ts';
import type { Timeline } from './timeline.ts';

/** How long a step is looked at, and one in which nothing is to be seen. */
const STEP_MS = 1100;
const QUIET_MS = 250;
const TICK_MS = 100;

/** Where a replay stands, and how it goes on. */
export interface Playback extends Shown {
  speed: ReplaySpeed;
  step: number;
  go(moment: number): void;
  turn(playing: boolean): void;
  setSpeed(speed: ReplaySpeed): void;
  /** Takes over what somebody else shows. */
  take(shown: Shown): void;
}

/** Plays along a line: step by step, or as the clock ran. Whoever follows somebody else does not play by themselves. */
export function usePlayback(
  line: Timeline,
  { from, isQuiet, isFollowing }: { from: number; isQuiet(step: number): boolean; isFollowing: boolean },
): Playback {
  const [shown, setShown] = useState<Shown>(() => ({ moment: clamp(line, from), playing: false, speed: 1 }));
  const { moment, playing, speed } = shown;
  const quiet = useRef(isQuiet);
  quiet.current = isQuiet;

  useEffect(() => {
    if (!playing || isFollowing || line.unit !== 'step') return;
    const wait = (quiet.current(moment + 1) ? QUIET_MS : STEP_MS) / speed;
    const timer = setTimeout(() => setShown((was) => onward(line, was, was.moment + 1)), wait);
    return () => clearTimeout(timer);
  }, [line, moment, playing, speed, isFollowing]);

  useEffect(() => {
    if (!playing || isFollowing || line.unit !== 'ms') return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const passed = (now - last) * speed;
      last = now;
      setShown((was) => onward(line, was, was.moment + passed));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [line, playing, speed, isFollowing]);

  const go = useCallback(
    (to: number) => setShown((was) => ({ ...was, moment: clamp(line, to), playing: was.playing && to < line.end })),
    [line],
  );
  const turn = useCallback(
    (to: boolean) =>
      // At the end, playing begins again.
      setShown((was) => ({ ...was, playing: to, moment: to && was.moment >= line.end ? 0 : was.moment })),
    [line],
  );
  const setSpeed = useCallback((to: ReplaySpeed) => setShown((was) => ({ ...was, speed: to })), []);
  const take = useCallback((other: Shown) => setShown({ ...other, moment: clamp(line, other.moment) }), [line]);
  return { moment, playing, speed, step: line.stepAt(moment), go, turn, setSpeed, take };
}

function onward(line: Timeline, was: Shown, moment: number): Shown {
  return moment >= line.end ? { ...was, moment: line.end, playing: false } : { ...was, moment };
}

function clamp(line: Timeline, moment: number): number {
  return Math.min(line.end, Math.max(0, moment));
}
