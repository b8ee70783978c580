import { useEffect, useState } from 'react';
import { areOddsKnown, oddsInSteps } from '../../rules/odds.ts';
import type { Sides } from './chances.ts';

/** The longest slice of computation, so that the page stays responsive. */
const SLICE_MS = 8;

/**
 * Computes the chances of these fights in slices, one fight after the other; the returned number changes with each
 * result.
 */
export function useOdds(fights: readonly Sides[]): number {
  const [known, setKnown] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each that is known the next one is computed
  useEffect(() => {
    const next = fights.find(({ own, foe }) => !areOddsKnown(own, foe));
    if (next === undefined) return;
    const steps = oddsInSteps(next.own, next.foe);
    let timer = setTimeout(function slice() {
      const end = performance.now() + SLICE_MS;
      let isDone = false;
      while (!isDone && performance.now() < end) isDone = steps.next().done === true;
      if (isDone) setKnown((count) => count + 1);
      else timer = setTimeout(slice);
    });
    return () => clearTimeout(timer);
  }, [fights, known]);
  return known;
}
