import { useEffect, useState } from 'react';
import type { GameStage } from '../kit/stage/beat.ts';
import { gameEntry } from './registry.ts';

/** How a game wants its steps seen; undefined until it is here, and where it has nothing to say. */
export function useGameStage(game: string): GameStage | undefined {
  const [stage, setStage] = useState<GameStage>();
  useEffect(() => {
    let isWanted = true;
    // Where it cannot be fetched, steps are shown plainly.
    gameEntry(game)
      ?.stage?.()
      .then(
        (loaded) => isWanted && setStage(loaded),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return stage;
}
