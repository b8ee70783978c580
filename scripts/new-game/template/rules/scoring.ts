import type { Outcome } from '../../../engine/game.ts';
import type { NewGameState } from './state.ts';

/** NG-20 Most gold wins; equals share the win. */
export function outcomeOf({ phase, gold }: NewGameState): Outcome | undefined {
  if (phase !== 'over') return undefined;
  const most = Math.max(...gold);
  return { winners: [...gold.keys()].filter((seat) => gold[seat] === most), scores: gold.slice() };
}
