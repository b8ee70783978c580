import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ReplaySpeed } from '../../../../protocol/speeds.ts';
import type { Shown } from '../../../../protocol/watch-message.ts';
import type { Timeline } from './timeline.ts';

/** How long a step is shown, and one without a visible change. */
const STEP_MS = 1100;
const QUIET_MS = 250;
const TICK_MS = 100;

/** The position of a replay, and its controls. */
export interface Playback extends Shown {
  speed: ReplaySpeed;
  step: number;
  go(moment: number): void;
  turn(playing: boolean): void;
  setSpeed(speed: ReplaySpeed): void;
  /** Takes over the position of a watch party's leader. */
  take(shown: Shown): void;
}

/**
 * Plays along the timeline: step by step, or by the clock. While following a leader it does not play on its own. With
 * `until` it pauses there once.
 */
export function usePlayback(
  line: Timeline,
  {
    from,
    until,
    isQuiet,
    isFollowing,
  }: { from: number; until?: number | undefined; isQuiet(step: number): boolean; isFollowing: boolean },
): Playback {
  const [shown, setShown] = useState<Shown>(() => ({ moment: clamp(line, from), playing: false, speed: 1 }));
  const { moment, playing, speed } = shown;
  const quiet = useEffectEvent(isQuiet);

  useEffect(() => {
    if (!playing || isFollowing || line.unit !== 'step') return;
    const wait = (quiet(moment + 1) ? QUIET_MS : STEP_MS) / speed;
    const timer = setTimeout(() => setShown((was) => onward(line, was, { to: was.moment + 1, until })), wait);
    return () => clearTimeout(timer);
  }, [line, moment, playing, speed, isFollowing, until]);

  useEffect(() => {
    if (!playing || isFollowing || line.unit !== 'ms') return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const passed = (now - last) * speed;
      last = now;
      setShown((was) => onward(line, was, { to: was.moment + passed, until }));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [line, playing, speed, isFollowing, until]);

  const go = useCallback(
    (to: number) => setShown((was) => ({ ...was, moment: clamp(line, to), playing: was.playing && to < line.end })),
    [line],
  );
  const turn = useCallback(
    (to: boolean) =>
      // At the end, playing starts from the beginning.
      setShown((was) => ({ ...was, playing: to, moment: to && was.moment >= line.end ? 0 : was.moment })),
    [line],
  );
  const setSpeed = useCallback((to: ReplaySpeed) => setShown((was) => ({ ...was, speed: to })), []);
  const take = useCallback((other: Shown) => setShown({ ...other, moment: clamp(line, other.moment) }), [line]);
  return { moment, playing, speed, step: line.stepAt(moment), go, turn, setSpeed, take };
}

function onward(line: Timeline, was: Shown, { to, until }: { to: number; until: number | undefined }): Shown {
  const stop = until !== undefined && was.moment < until ? until : line.end;
  return to >= stop ? { ...was, moment: stop, playing: false } : { ...was, moment: to };
}

function clamp(line: Timeline, moment: number): number {
  return Math.min(line.end, Math.max(0, moment));
}
