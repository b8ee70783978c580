import { createContext, useContext, useEffect, useState } from 'react';
import { isMotionWanted, paced } from '../flip.ts';

/** Whether the end was there before the page was: then it is not counted again. */
export const EndSeen = createContext(false);

/** Counts from none to all, one step at a time; at once for whoever wants no motion. */
export function useCountUp(to: number, pace = 350): number {
  const isSeen = useContext(EndSeen);
  const [shown, setShown] = useState(() => (isMotionWanted() && !isSeen ? 0 : to));
  useEffect(() => {
    if (shown >= to) return;
    const timer = setTimeout(() => setShown(shown + 1), paced(pace));
    return () => clearTimeout(timer);
  }, [shown, to, pace]);
  return shown;
}
