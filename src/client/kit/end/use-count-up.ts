import { useEffect, useState } from 'react';
import { isMotionWanted, paced } from '../motion/flip.ts';
import { useTableContext } from '../table/table-context.tsx';

/** Counts up from 0, one step at a time; at once without motion. */
export function useCountUp(to: number, pace = 350): number {
  const { wasOver: isSeen } = useTableContext();
  const [shown, setShown] = useState(() => (isMotionWanted() && !isSeen ? 0 : to));
  useEffect(() => {
    if (shown >= to) return;
    const timer = setTimeout(() => setShown(shown + 1), paced(pace));
    return () => clearTimeout(timer);
  }, [shown, to, pace]);
  return shown;
}
