import { useEffect, useState } from 'react';
import { isGameId } from '../../../games/catalogue.ts';
import type { DailyFacts } from '../../../games/kit.ts';
import { loadDaily } from '../../../games/load.ts';

/** A game's settings as the dungeon of the day; undefined until loaded. */
export function useDailyFacts(game: string | undefined): DailyFacts | undefined {
  const [facts, setFacts] = useState<{ game: string; facts: DailyFacts }>();
  useEffect(() => {
    let isWanted = true;
    if (game !== undefined && isGameId(game))
      void loadDaily(game).then(
        (loaded) => isWanted && setFacts({ game, facts: loaded }),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return facts?.game === game ? facts?.facts : undefined;
}
