import { useEffect, useEffectEvent } from 'react';
import type { DashMove } from '../rules/state.ts';
import type { DashView } from '../rules/view.ts';

/** How long the table is seen before the page makes a move that decides nothing. */
const SEEN_MS = 900;

/** The only legal move, if its result is known: there is nothing to decide and nothing to discover. */
export function forcedMove({ known }: Pick<DashView, 'known'>, moves: readonly DashMove[]): DashMove | undefined {
  const [move, ...others] = moves;
  if (move === undefined || others.length > 0) return undefined;
  const isKnown = move.kind === 'flip' && known.some(({ space }) => space === move.space);
  return isKnown || move.kind === 'ready' || move.kind === 'face' ? move : undefined;
}

/** Makes a forced move by itself, once the table has been seen. */
export function useForcedMove(move: DashMove | undefined, send: (move: DashMove) => void): void {
  const make = useEffectEvent(() => move !== undefined && send(move));
  const isForced = move !== undefined;
  useEffect(() => {
    if (!isForced) return;
    const timer = setTimeout(make, SEEN_MS);
    return () => clearTimeout(timer);
  }, [isForced]);
}
