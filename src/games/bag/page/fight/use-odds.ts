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
  useEffect(() => {
    const missing = fights.filter(({ own, foe }) => !areOddsKnown(own, foe));
    const steps = inSteps(missing, () => setKnown((count) => count + 1));
    let timer = setTimeout(function slice() {
      const end = performance.now() + SLICE_MS;
      let isDone = false;
      while (!isDone && performance.now() < end) isDone = steps.next().done === true;
      if (!isDone) timer = setTimeout(slice);
    });
    return () => clearTimeout(timer);
  }, [fights]);
  return known;
}

function* inSteps(fights: readonly Sides[], onKnown: () => void) {
  for (const { own, foe } of fights) {
    // Another component may have computed them meanwhile; this one shows them only after `onKnown`.
    if (!areOddsKnown(own, foe)) yield* oddsInSteps(own, foe);
    onKnown();
  }
}
