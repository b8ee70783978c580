import { useEffect, useState } from 'react';

/** The house's time, looked at every so often. */
export function useNow(clock: () => number, everyMs: number): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), everyMs);
    return () => clearInterval(timer);
  });
  return now;
}
