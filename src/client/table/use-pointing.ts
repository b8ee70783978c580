import { useEffect, useRef } from 'react';
import type { PointedTable } from './pointing/rule-at.ts';

/** Lets a table be asked about what lies on it; what that takes is fetched once the table is there. */
export function usePointing(game: string, table: PointedTable | undefined): void {
  const latest = useRef(table);
  latest.current = table;
  const isOn = table !== undefined;
  useEffect(() => {
    if (!isOn) return;
    let isWanted = true;
    let stop: (() => void) | undefined;
    const wait = setTimeout(async () => {
      // Without it the rulebook still opens from the bar.
      const module = await import('./pointing/listen.ts').catch(() => undefined);
      const listening = await module?.listen(game, () => latest.current as PointedTable).catch(() => undefined);
      if (isWanted) stop = listening;
      else listening?.();
    }, 1000);
    return () => {
      isWanted = false;
      clearTimeout(wait);
      stop?.();
    };
  }, [game, isOn]);
}
