import { useEffect, useEffectEvent, useState } from 'react';
import type { TimeView } from '../../rules/view.ts';

/** A reading of the clock. */
export interface ClockTime {
  /** Three, two, one before it starts; 0 once it runs. */
  countdown: number;
  /** Whole seconds left; undefined without a clock. */
  left: number | undefined;
  /** The share of the sand left, 0 to 1. */
  sand: number;
}

const TICK_MS = 200;

/** Whether the countdown runs: all are ready, and no card may be played yet. */
export function isCountingDown({ phase, startsAt }: Pick<TimeView, 'phase' | 'startsAt'>): boolean {
  return phase === 'ready' && startsAt !== undefined;
}

/**
 * Reads the server's clock several times a second, from the countdown until the time is up. The page is rendered again
 * only when a figure changes: once a second.
 */
export function useClock(view: TimeView, now: () => number): ClockTime {
  const [, setFigures] = useState('');
  const read = useEffectEvent(() => readClock(view, now()));
  const isRunning = isCountingDown(view) || (view.phase === 'adventure' && view.endsAt !== undefined);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      const { countdown, left } = read();
      setFigures(`${countdown} ${left}`);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return readClock(view, now());
}

/** The clock at a point in time. */
export function readClock(view: TimeView, at: number): ClockTime {
  const { startsAt, endsAt, clock } = view;
  if (endsAt === undefined) {
    // The server decides when it starts: until its message arrives, 1 is shown.
    const countdown = isCountingDown(view) ? Math.max(1, Math.ceil(((startsAt ?? at) - at) / 1000)) : 0;
    return { countdown, left: clock > 0 ? Math.ceil(clock / 1000) : undefined, sand: 1 };
  }
  const left = Math.min(clock, Math.max(0, endsAt - at));
  return { countdown: 0, left: Math.ceil(left / 1000), sand: clock === 0 ? 1 : left / clock };
}

/** The seconds left at which the heartbeat begins, and at which it doubles. */
export const HEART = 60;
export const QUICK_HEART = 20;
/** The last seconds, counted across the whole table. */
export const FINAL = 10;

/** The seconds left at which screen readers announce the time. */
const WARNINGS = [60, 30, 10] as const;

/** The warning in effect, as its number of seconds. */
export function warningAt(left: number | undefined): number | undefined {
  return left === undefined || left === 0
    ? undefined
    : WARNINGS.findLast((seconds) => left <= seconds && left > seconds - 5);
}
