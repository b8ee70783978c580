import { useEffect, useRef, useState } from 'react';
import { elementAt } from '../../../../engine/list.ts';

/** A frame that took longer than this was late: at 60 a second each has 16.7 ms. */
const LATE_MS = 25;
/** Fewer frames than this prove nothing. */
const LEAST_FRAMES = 5;
/** From this share of late frames on, the device is overloaded. */
const TOO_MANY_LATE = 0.3;

/** Whether a movement stuttered, by the time between its frames. */
export function isStuttering(deltas: readonly number[]): boolean {
  if (deltas.length < LEAST_FRAMES) return false;
  return deltas.filter((ms) => ms > LATE_MS).length / deltas.length > TOO_MANY_LATE;
}

/** How much light and mist is drawn. */
type Effects = 'all' | 'few';

/** How long a movement is measured. */
const WATCHED_MS = 900;
/** This many movements in a row must stutter: a single one may be a coincidence. */
const STUTTERS = 2;

/** The level this device can draw smoothly; kept while the page is open. */
let known: Effects = 'all';
let stutters = 0;

/**
 * Measures the frames of movements and reduces effects on a device that stutters. `movement` changes when something
 * starts to move; another start during a measurement belongs to it.
 */
export function useEffects(movement: unknown): Effects {
  const [effects, setEffects] = useState(known);
  const watched = useRef<number | undefined>(undefined);
  useEffect(() => () => cancelAnimationFrame(watched.current ?? 0), []);
  useEffect(() => {
    if (movement === undefined || known === 'few' || watched.current !== undefined) return;
    const times: number[] = [];
    watched.current = requestAnimationFrame(function watch(now) {
      times.push(now);
      if (now - (times[0] ?? now) < WATCHED_MS) {
        watched.current = requestAnimationFrame(watch);
        return;
      }
      watched.current = undefined;
      const isSlow = isStuttering(times.slice(1).map((time, place) => time - elementAt(times, place)));
      stutters = isSlow ? stutters + 1 : 0;
      if (stutters < STUTTERS) return;
      known = 'few';
      setEffects(known);
    });
  }, [movement]);
  return effects;
}
