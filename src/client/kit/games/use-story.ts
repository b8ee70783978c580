import { useEffect, useMemo, useState } from 'react';
import { type Part, partOf } from '../parts/on-demand.tsx';
import type { FinishedGame, TellStory, ToldStory } from '../story/story.ts';
import { gameEntry } from './registry.ts';

const tellers = new Map<string, Part<TellStory>>();

/** The story of a finished game; undefined before the end, or if the game has none. */
export function useStory(game: string, over: FinishedGame | undefined): ToldStory | undefined {
  const tell = useTeller(game, over !== undefined);
  const { view, events, you, pack, locale } = over ?? {};
  // Compares by content: a new array of the same names is not a change.
  const names = over?.names.join('\n');
  return useMemo(() => {
    if (tell === undefined || events === undefined || you === undefined || locale === undefined) return undefined;
    const game = { view, events, you, pack, locale, names: names?.split('\n') ?? [] };
    return { ...tell(game), forOthers: tell({ ...game, you: 'spectator' }).lines };
  }, [tell, view, events, you, pack, locale, names]);
}

/** The function that tells a game's story; without it the end shows the scores only. */
function useTeller(game: string, isWanted: boolean): TellStory | undefined {
  const part = tellerOf(game);
  const [, setFetched] = useState<unknown>();
  useEffect(() => {
    if (isWanted) void part?.fetch().then(setFetched);
  }, [part, isWanted]);
  return part?.value();
}

/** Loaded with the rest of a table, before the end, so that its lines do not shift the layout. */
function tellerOf(game: string): Part<TellStory> | undefined {
  const load = gameEntry(game)?.story;
  if (load !== undefined && !tellers.has(game)) tellers.set(game, partOf(load));
  return tellers.get(game);
}
