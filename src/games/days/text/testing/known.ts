import type { KnownOfGame } from '../../../../engine/testing/known-of-game.ts';
import { daysBox } from '../../box.ts';
import { namesOf } from '../text-names.ts';

/** What the language test needs to know about Dungeon Days. */
export const known: KnownOfGame = {
  values: (locale, players) => ({
    'text/text.ts#Names': [undefined, 0, 1].map((you) => namesOf({ pack: daysBox.standardPack, locale, players, you })),
  }),
  // Sunday is the one day that is feminine in Italian.
  numbers: [{ of: /rules\/state\.ts#Day$/, are: [0, 1, 6] }],
  neverEmpty: [
    // A blow that took nothing is none.
    /blow.* taken$/,
    // A game that is over has been won.
    /game-over winners$/,
    /ending.* full$/,
    /game-over full$/,
    /removed cards$/,
  ],
};
