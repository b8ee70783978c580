import { useEffect, useState } from 'react';
import type { FirstTurn } from '../guide/first-turn.ts';
import { doWithout, whileWanted } from '../while-wanted.ts';
import { gameEntry } from './registry.ts';

/** The first-turn hints of a game, once loaded. */
export function useFirstTurn(game: string, isWanted: boolean): FirstTurn | undefined {
  const [firstTurn, setFirstTurn] = useState<FirstTurn>();
  useEffect(() => {
    const loading = isWanted ? gameEntry(game)?.firstTurn() : undefined;
    // If they cannot be loaded, the game is played without them.
    return whileWanted(loading, setFirstTurn, doWithout);
  }, [game, isWanted]);
  return isWanted ? firstTurn : undefined;
}
