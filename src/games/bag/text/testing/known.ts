import type { KnownOfGame } from '../../../../engine/testing/known-of-game.ts';
import { bagBox } from '../../box.ts';
import { nameById, namesFor } from '../text-names.ts';
import { BAG_TEXT } from '../text-teller.ts';

/** What the language test must know of Bag of Dungeon. */
export const known: KnownOfGame = {
  values: (locale, players) => ({
    'text/text.ts#Names': [undefined, 0, 1].map((you) =>
      namesFor(BAG_TEXT[locale], { pack: bagBox.standardPack, locale, players, you }),
    ),
    'text/text.ts#NameOf': [nameById(bagBox.standardPack, locale)],
  }),
  neverEmpty: [
    // Somebody rolled.
    / (?:rolls|dice)$/,
    /end\.wins.* names$/,
    // A caption tells of something.
    /caption\.tell.* deeds$/,
    // Nothing paid is no payment.
    /paid-fred kills$/,
    /things-left items$/,
  ],
};
