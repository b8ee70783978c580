import { useEffect, useEffectEvent } from 'react';
import type { ExplainedTable } from './pointing/listen.ts';

/** Opens the rule of the element pointed at; the code is loaded after the table. */
export function usePointing(game: string, table: ExplainedTable | undefined): void {
  const now = useEffectEvent(() => table as ExplainedTable);
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
