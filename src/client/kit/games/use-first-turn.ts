import { useEffect, useState } from 'react';
import type { FirstTurn } from '../guide/first-turn.ts';
import { gameEntry } from './registry.ts';

/** The first-turn hints of a game, once loaded. */
export function useFirstTurn(game: string, isWanted: boolean): FirstTurn | undefined {
  const [firstTurn, setFirstTurn] = useState<FirstTurn>();
  useEffect(() => {
    let isStillWanted = isWanted;
    // If they cannot be loaded, the game is played without them.
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
