import { useCallback } from 'react';
import type { AskedMoment, NowAction } from '../table/what-now.ts';
import { gameEntry } from './registry.ts';

/** Finds the current actions at a table; a stable function while the table is the same. */
export function useWhatNow(game: string, moment: AskedMoment): (() => Promise<readonly NowAction[]>) | undefined {
  const { view, moves, you, pack, locale } = moment;
  const load = gameEntry(game)?.whatNow;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list of the same players is no new moment
  const ask = useCallback(async () => {
    const whatNow = await load?.();
    return moves.length === 0 ? [] : (whatNow?.(moment) ?? []);
  }, [load, view, moves, you, pack, locale]);
  return load === undefined || pack === undefined || you === 'spectator' ? undefined : ask;
}
