import { useEffect, useState } from 'react';

/** The server's time, read at an interval. */
export function useNow(clock: () => number, everyMs: number): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), everyMs);
    return () => clearInterval(timer);
  });
  return now;
}
