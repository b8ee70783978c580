import { type ComponentType, useEffect, useState } from 'react';
import type { TableInfo } from '../../protocol/table-info.ts';
import type { GamePageProps } from '../kit/game-page.ts';
import { loadPage } from '../kit/games/load-page.ts';
import { gameEntry } from '../kit/games/registry.ts';
import { fetchTheRest } from '../kit/parts/on-demand.tsx';
import { withArt } from '../kit/parts/ready-art.ts';
import { useGameTheme } from '../kit/parts/use-game-theme.ts';
import { whileWanted } from '../kit/while-wanted.ts';

/** A game's page and its pack. */
export interface LoadedGame {
  Page: ComponentType<GamePageProps>;
  pack: unknown;
}

/** Loads a game; undefined until then. */
export function useGame(
  { game, pack: digest, status }: TableInfo,
  packOf: (digest: string) => Promise<unknown>,
  isWatching: boolean,
): LoadedGame | undefined {
  useGameTheme(game);
  const [isWhole] = useState(isWatching || status === 'over');
  const [loaded, setLoaded] = useState<LoadedGame>();
  const [trouble, setTrouble] = useState<unknown>();
  useEffect(() => {
    const entry = gameEntry(game);
    if (entry === undefined) return;
    // Spectators, and people who arrive after the end, see late-loaded parts first: load them now, so that nothing
    // shifts.
    const page = loadPage(entry).then(async (Page) => {
      if (isWhole) await fetchTheRest();
      return Page;
    });
    return whileWanted(
      Promise.all([withArt(page), packOf(digest)]),
      ([Page, pack]) => setLoaded({ Page, pack }),
      setTrouble,
    );
  }, [game, digest, packOf, isWhole]);
  // Thrown while rendering, so that the error boundary catches it.
  if (trouble !== undefined) throw trouble;
  return loaded;
}
