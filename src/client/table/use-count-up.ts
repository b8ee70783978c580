import { useEffect, useState } from 'react';
import { isMotionWanted, paced } from '../flip.ts';

/** Counts from none to all, one step at a time; at once for whoever wants no motion. */
export function useCountUp(to: number, pace = 350): number {
  const [shown, setShown] = useState(() => (isMotionWanted() ? 0 : to));
  useEffect(() => {
    if (shown >= to) return;
    const timer = setTimeout(() => setShown(shown + 1), paced(pace));
    return () => clearTimeout(timer);
  }, [shown, to, pace]);
  return shown;
}
