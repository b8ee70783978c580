import { useEffect, useEffectEvent } from 'react';
import type { PointedTable } from '../kit/table/rule-at.ts';

/** Opens the rule of the element pointed at; the code is loaded after the table. */
export function usePointing(game: string, table: PointedTable | undefined): void {
  const now = useEffectEvent(() => table as PointedTable);
  const isOn = table !== undefined;
  useEffect(() => {
    if (!isOn) return;
    let isWanted = true;
    let stop: (() => void) | undefined;
    const wait = setTimeout(async () => {
      // Without it the rulebook still opens from the bar.
      const module = await import('./pointing/listen.ts').catch(() => undefined);
      const listening = await module?.listen(game, () => now()).catch(() => undefined);
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
