import type { KnownOfGame } from '../../../../engine/testing/known-of-game.ts';
import { daysBox } from '../../box.ts';
import { namesOf } from '../text-names.ts';

/** What the language test needs to know about Dungeon Days. */
export const known: KnownOfGame = {
  values: (locale, players) => ({
    'text/text.ts#Names': [undefined, 0, 1].map((you) => namesOf({ pack: daysBox.standardPack, locale, players, you })),
  }),
  // Sunday is the only feminine day in Italian.
  numbers: [{ of: /rules\/state\.ts#Day$/, are: [0, 1, 6] }],
  neverEmpty: [
    // A blow always removes something.
    /blow.* taken$/,
    // A finished game always has a winner.
    /game-over winners$/,
    /ending.* full$/,
    /game-over full$/,
    /removed cards$/,
  ],
};
