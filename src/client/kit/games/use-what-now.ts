import { useCallback } from 'react';
import type { AskedMoment, NowAction } from '../table/what-now.ts';
import { useKept } from '../use-kept.ts';
import { gameEntry } from './registry.ts';

/** Finds the current actions at a table; a stable function while the table is the same. */
export function useWhatNow(game: string, moment: AskedMoment): (() => Promise<readonly NowAction[]>) | undefined {
  const { view, moves, you, pack, locale } = moment;
  const players = useKept(moment.players);
  const load = gameEntry(game)?.whatNow;
  const ask = useCallback(async () => {
    const whatNow = await load?.();
    return moves.length === 0 ? [] : (whatNow?.({ view, moves, you, players, pack, locale }) ?? []);
  }, [load, view, moves, you, players, pack, locale]);
  return load === undefined || pack === undefined || you === 'spectator' ? undefined : ask;
}
