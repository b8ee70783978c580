import { useEffect, useSyncExternalStore } from 'react';
import { onSettings, settings } from '../device/settings.ts';
import { openSprite } from '../device/sound.ts';
import { useLoop } from '../kit/sound/use-loop.ts';
import type { SpriteName } from './game-sounds.ts';

/** The loops that a table has from beginning to end, where its game has them: the air of the room, and music. */
const AIR = 'air';
const MUSIC = 'music';

/** Opens the sounds of a game for as long as its table is open, with music where that is wanted. */
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
    // Where it cannot be fetched, the game is played without.
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
