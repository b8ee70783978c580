import type { KnownOfGame } from '../../../../engine/testing/known-of-game.ts';

/** What the language test needs to know about Dash Through the Dungeon. */
export const known: KnownOfGame = {
  neverEmpty: [
    // A finished game always has a winner.
    /game-over winners$/,
    // The pack check refuses a card that cancels nothing.
    /effect.* (?:cards|magics|creatures)$/,
  ],
};
