import { useEffect, useSyncExternalStore } from 'react';
import { onSettings, settings } from '../../device/settings.ts';
import { openSprite } from '../../device/sound.ts';
import { useLoop } from '../sound/use-loop.ts';
import type { SpriteName } from './game-sounds.ts';

/** The loops that play throughout a table, if its game has them: ambience and music. */
const AIR = 'air';
const MUSIC = 'music';

/** Provides a game's sounds while its table is open, with music if wanted. */
export function useGameSounds(game: string): void {
  const hasMusic = useSyncExternalStore(onSettings, () => settings().music === 'on');
  useSprite(game, 'effects', true);
  useSprite(game, 'music', hasMusic);
  useLoop(AIR, 1);
  useLoop(MUSIC, hasMusic ? 1 : undefined);
}

function useSprite(game: string, name: SpriteName, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    let close: (() => void) | undefined;
    let isOpen = true;
    // If they cannot be loaded, the game is silent.
    import('./game-sounds.ts').then(
      ({ gameSprite }) => {
        const sprite = gameSprite(game, name);
        if (isOpen && sprite !== undefined) close = openSprite(sprite);
      },
      () => undefined,
    );
    return () => {
      isOpen = false;
      close?.();
    };
  }, [game, name, isWanted]);
}
