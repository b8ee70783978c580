import { useEffect, useState } from 'react';
import type { FirstTurn } from '../kit/guide/first-turn.ts';
import { gameEntry } from './registry.ts';

/** What a game points at in somebody's first turn, once it is here. */
export function useFirstTurn(game: string, isWanted: boolean): FirstTurn | undefined {
  const [firstTurn, setFirstTurn] = useState<FirstTurn>();
  useEffect(() => {
    let isStillWanted = isWanted;
    // Where it cannot be fetched, the game is played without.
    if (isWanted) {
      gameEntry(game)
        ?.firstTurn()
        .then(
          (loaded) => isStillWanted && setFirstTurn(loaded),
          () => undefined,
        );
    }
    return () => {
      isStillWanted = false;
    };
  }, [game, isWanted]);
  return isWanted ? firstTurn : undefined;
}
