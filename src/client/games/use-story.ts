import { useEffect, useMemo, useState } from 'react';
import type { FinishedGame, TellStory, ToldStory } from '../kit/end/story.ts';
import { gameEntry } from './registry.ts';

/** After this long the table itself is loaded, and no game is over yet. */
const FETCHED_AFTER_MS = 15_000;

/** The story of a finished game; undefined before the end, or if the game has none. */
export function useStory(game: string, over: FinishedGame | undefined): ToldStory | undefined {
  const tell = useTeller(useIsLateOr(over !== undefined) ? game : undefined);
  const { view, events, you, pack, locale } = over ?? {};
  // Compares by content: a new array of the same names is no change.
  const names = over?.names.join('\n');
  return useMemo(() => {
    if (tell === undefined || events === undefined || you === undefined || locale === undefined) return undefined;
    const game = { view, events, you, pack, locale, names: names?.split('\n') ?? [] };
    return { ...tell.story(game), forOthers: tell.story({ ...game, you: 'spectator' }).lines };
  }, [tell, view, events, you, pack, locale, names]);
}

/** When the first table was opened: a device that is passed round draws its table anew with every turn. */
let firstOpened: number | undefined;

/** Whether this holds, or a table has been open for a while. */
function useIsLateOr(isSo: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    firstOpened ??= performance.now();
    const timer = setTimeout(() => setLate(true), firstOpened + FETCHED_AFTER_MS - performance.now());
    return () => clearTimeout(timer);
  }, []);
  return isSo || isLate;
}

/** Loads the function that tells a game's story. Loaded before the end, so that its lines do not shift the layout. */
function useTeller(game: string | undefined): { story: TellStory } | undefined {
  const [tell, setTell] = useState<{ story: TellStory }>();
  useEffect(() => {
    let isWanted = true;
    const load = game === undefined ? undefined : gameEntry(game)?.story;
    // Without it the end shows the scores only.
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
