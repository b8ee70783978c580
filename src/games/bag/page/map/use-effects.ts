import { useEffect, useRef, useState } from 'react';
import { isStuttering } from './frames.ts';

/** How much light and mist is drawn. */
type Effects = 'all' | 'few';

/** How long a movement is watched. */
const WATCHED_MS = 900;
/** So many movements in a row must stutter: one may coincide with something else. */
const STUTTERS = 2;

/** What this device can draw smoothly, as long as the page is open. */
let known: Effects = 'all';
let stutters = 0;

/**
 * Watches the frames of movements; a device that stutters gets fewer effects from then on. `movement` changes when
 * something begins to move; what begins while a movement is watched belongs to it.
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
