import { type ComponentType, useEffect, useState } from 'react';
import type { Locale } from '../../../engine/text.ts';
import type { ReplayInfo } from '../../../replay/messages.ts';
import type { GamePageProps } from '../../kit/game-page.ts';
import { loadPage } from '../../kit/games/load-page.ts';
import { gameEntry } from '../../kit/games/registry.ts';
import { withArt } from '../../kit/parts/ready-art.ts';
import { useGameTheme } from '../../kit/parts/use-game-theme.ts';
import { whileWanted } from '../../kit/while-wanted.ts';
import type { ReplayPosition } from './use-scene.ts';

/** The props of a game's page in a replay: nobody can move, and everybody is present. */
export function watchedProps(info: ReplayInfo, { viewer }: ReplayPosition, locale: Locale) {
  return {
    moves: [],
    you: viewer,
    players: info.names.map((name, seat) => ({
      name,
      kind: info.bots.includes(seat) ? 'bot' : 'person',
      here: true,
    })),
    pack: info.pack,
    locale,
    send: async () => ({ kind: 'error', code: 'not-your-turn' }),
    said: [],
  } satisfies Partial<GamePageProps>;
}

/** The page of a game; undefined until loaded. */
export function useGamePage(game: string): ComponentType<GamePageProps> | undefined {
  useGameTheme(game);
  const [loaded, setLoaded] = useState<{ Page: ComponentType<GamePageProps> }>();
  const [trouble, setTrouble] = useState<unknown>();
  useEffect(() => {
    const entry = gameEntry(game);
    return whileWanted(entry && withArt(loadPage(entry)), (Page) => setLoaded({ Page }), setTrouble);
  }, [game]);
  // Thrown while rendering, so that the error boundary catches it.
  if (trouble !== undefined) throw trouble;
  return loaded?.Page;
}
