import type { KnownOfGame } from '../../../../engine/testing/known-of-game.ts';

/** What the language test needs to know to render every text of this game with 0, 1 and 2 of everything. */
export const known: KnownOfGame = {
  strings: {
    en: { gold: ['0 gold', '1 gold', '2 gold'] },
    it: { gold: ['0 monete d’oro', '1 moneta d’oro', '2 monete d’oro'] },
  },
  // A finished game always has a winner.
  neverEmpty: [/game-over winners$/, /scoring\.wins.* names$/],
};
