import type { KnownOfGame } from '../../../../engine/testing/known-of-game.ts';

/** What the language test needs to know about Dash Through the Dungeon. */
export const known: KnownOfGame = {
  neverEmpty: [
    // A game that is over has been won.
    /game-over winners$/,
    // A card that cancels nothing no pack may have.
    /effect.* (?:cards|magics|creatures)$/,
  ],
};
