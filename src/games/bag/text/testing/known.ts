import type { KnownOfGame } from '../../../../engine/testing/known-of-game.ts';
import { bagBox } from '../../box.ts';
import { nameById, namesFor } from '../text-names.ts';
import { BAG_TEXT } from '../text-teller.ts';

/** What the language test must know of Bag of Dungeon. */
export const known: KnownOfGame = {
  values: (locale, players) => ({
    'text/text.ts#Names': namesFor(BAG_TEXT[locale], { pack: bagBox.standardPack, locale, players: [...players] }),
    'text/text.ts#NameOf': nameById(bagBox.standardPack, locale),
  }),
  neverEmpty: [
    // Somebody rolled.
    / (?:rolls|dice)$/,
    /end\.wins.* names$/,
    // Nothing paid is no payment.
    /paid-fred kills$/,
    /things-left items$/,
  ],
};
