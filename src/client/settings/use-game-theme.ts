import { useEffect } from 'react';

/** Gives the whole page the colour and light of a game while something of it is shown. */
export function useGameTheme(game: string): void {
  useEffect(() => {
    document.body.dataset.game = game;
    return () => {
      delete document.body.dataset.game;
    };
  }, [game]);
}
