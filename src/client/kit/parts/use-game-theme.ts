import { useEffect } from 'react';

/** Applies a game's colours to the whole page while it is mounted. */
export function useGameTheme(game: string): void {
  useEffect(() => {
    document.body.dataset.game = game;
    return () => {
      delete document.body.dataset.game;
    };
  }, [game]);
}
