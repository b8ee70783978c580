import { useEffect, useState } from 'react';
import type { GameStage } from '../stage/beat.ts';
import { gameEntry } from './registry.ts';

/** The stage of a game; undefined until loaded, or if it has none. */
export function useGameStage(game: string): GameStage | undefined {
  const [stage, setStage] = useState<GameStage>();
  useEffect(() => {
    let isWanted = true;
    // If it cannot be loaded, steps are shown without staging.
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
