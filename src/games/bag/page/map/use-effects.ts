import { useEffect, useRef, useState } from 'react';
import { isStuttering } from './frames.ts';

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
      if (now - times[0] < WATCHED_MS) {
        watched.current = requestAnimationFrame(watch);
        return;
      }
      watched.current = undefined;
      const isSlow = isStuttering(times.slice(1).map((time, place) => time - times[place]));
      stutters = isSlow ? stutters + 1 : 0;
      if (stutters < STUTTERS) return;
      known = 'few';
      setEffects(known);
    });
  }, [movement]);
  return effects;
}
