import type { KnownOfGame } from '../../../../engine/testing/known-of-game.ts';
import { bagBox } from '../../box.ts';
import { en } from '../en.ts';
import { it } from '../it.ts';
import { nameById, namesFor } from '../text-names.ts';

/** What the language test needs to know about Bag of Dungeon. */
export const known: KnownOfGame = {
  values: (locale, players) => ({
    'text/text.ts#Names': [undefined, 0, 1].map((you) =>
      namesFor({ en, it }[locale], { pack: bagBox.standardPack, locale, players, you }),
    ),
    'text/text.ts#NameOf': [nameById(bagBox.standardPack, locale)],
  }),
  neverEmpty: [
    // Rolls and dice are never empty.
    / (?:rolls|dice)$/,
    /ending-text\.ts.*wins.* names$/,
    // Everybody has a character.
    /choose\.dealt.* names$/,
    // A caption always has a deed.
    /caption\.tell.* deeds$/,
    // A payment is never empty.
    /paid-fred kills$/,
    /things-left items$/,
  ],
};
