import { useEffect, useState } from 'react';
import type { GameStage } from '../stage/beat.ts';
import { doWithout, whileWanted } from '../while-wanted.ts';
import { gameEntry } from './registry.ts';

/** The stage of a game; undefined until loaded, or if it has none. */
export function useGameStage(game: string): GameStage | undefined {
  const [stage, setStage] = useState<GameStage>();
  // If it cannot be loaded, steps are shown without staging.
  useEffect(() => whileWanted(gameEntry(game)?.stage?.(), setStage, doWithout), [game]);
  return stage;
}
