import { useEffect, useState } from 'react';
import { isGameId } from '../../../games/catalogue.ts';
import type { DailyFacts } from '../../../games/kit.ts';
import { loadDaily } from '../../../games/load.ts';
import { doWithout, whileWanted } from '../while-wanted.ts';

/** A game's settings as the dungeon of the day; undefined until loaded. */
export function useDailyFacts(game: string | undefined): DailyFacts | undefined {
  const [facts, setFacts] = useState<{ game: string; facts: DailyFacts }>();
  useEffect(() => {
    if (game === undefined || !isGameId(game)) return;
    return whileWanted(loadDaily(game), (loaded) => setFacts({ game, facts: loaded }), doWithout);
  }, [game]);
  return facts?.game === game ? facts?.facts : undefined;
}
