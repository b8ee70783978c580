import { useEffect, useState } from 'react';
import { useBackCloses } from '../../../../client/kit/parts/use-back-closes.ts';

/** For how long a second Back leaves the table. */
const WARNED_MS = 6000;

/** While the clock runs, the browser's first Back only warns; the next one leaves. */
export function useLeaveWarning(isRunning: boolean, warn: () => void): void {
  const [isWarned, setWarned] = useState(false);
  useBackCloses(isRunning && !isWarned, () => {
    setWarned(true);
    warn();
  });
  useEffect(() => {
    if (!isWarned) return;
    const timer = setTimeout(() => setWarned(false), WARNED_MS);
    return () => clearTimeout(timer);
  }, [isWarned]);
}
