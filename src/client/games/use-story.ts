import { useEffect, useMemo, useState } from 'react';
import type { FinishedGame, TellStory, ToldStory } from '../kit/end/story.ts';
import { gameEntry } from './registry.ts';

/** By then the table itself has long been loaded; no game is over so soon. */
const FETCHED_AFTER_MS = 15_000;

/** How a finished game went, in its own words; undefined before the end, and where the game tells none. */
export function useStory(game: string, over: FinishedGame | undefined): ToldStory | undefined {
  const tell = useTeller(useIsLateOr(over !== undefined) ? game : undefined);
  const { view, events, you, pack, locale } = over ?? {};
  // A new list of the same names is no new story.
  const names = over?.names.join('\n');
  return useMemo(() => {
    if (tell === undefined || events === undefined || you === undefined || locale === undefined) return undefined;
    const game = { view, events, you, pack, locale, names: names?.split('\n') ?? [] };
    return { ...tell.story(game), forOthers: tell.story({ ...game, you: 'spectator' }).lines };
  }, [tell, view, events, you, pack, locale, names]);
}

/** Whether something is so, or the page has been open for a while. */
function useIsLateOr(isSo: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), FETCHED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSo || isLate;
}

/** What tells the story of a game. It is fetched before the end, whose lines would move when it came later. */
function useTeller(game: string | undefined): { story: TellStory } | undefined {
  const [tell, setTell] = useState<{ story: TellStory }>();
  useEffect(() => {
    let isWanted = true;
    const load = game === undefined ? undefined : gameEntry(game)?.story;
    // Without it the end shows what was counted, as ever.
    load?.().then(
      (story) => isWanted && setTell({ story }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return tell;
}
