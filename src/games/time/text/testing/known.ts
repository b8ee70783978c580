import type { KnownOfGame } from '../../../../engine/testing/known-of-game.ts';
import { timeBox } from '../../box.ts';
import { wordsOf } from '../text-names.ts';

/** What the language test needs to know about Dungeon Time. */
export const known: KnownOfGame = {
  values: (locale, players) => ({
    'text/text.ts#Names': [undefined, 0].map((you) => {
      const words = wordsOf(timeBox.standardPack, locale, { names: players, you });
      // The ids of Items in the samples are made up.
      return { ...words, itemOf: () => words.item(0) };
    }),
  }),
  numbers: [
    // An Item, a Mission and an Adventure.
    { of: /rules\/content\.ts#CardNumber$/, are: [0, 12, 60] },
    // Decks are numbered from one.
    { of: /before\.draws /, are: [1, 2] },
  ],
  things: /(?:items|needs|missing|cost|what|drop|waiveThese)$/,
  nouns: (locale) =>
    timeBox.standardPack.items.map(({ name, plural, one }) => ({
      one: name[locale],
      more: plural[locale],
      ...(locale === 'it' && { gender: /^una|^un’/.test(one.it) ? 'f' : 'm' }),
    })),
  neverEmpty: [
    // The pack check refuses a condition without Items.
    /victory hold-items items$/,
    /reward either items$/,
    // These lists are never empty.
    /(?:looked|played|discarded) cards$/,
    /(?:failed) missing$/,
    /waitsForSkill\s+people$/,
  ],
};
