import type { Locale, Teller } from '../../../engine/text.ts';
import type { BagPack } from '../rules/content.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import type { BagText } from './text.ts';
import { tellWith } from './text-names.ts';

/** What Bag of Dungeon says, by language. */
export const BAG_TEXT: Readonly<Record<Locale, BagText>> = { en, it };

/** Turns events into sentences of a language, with the names of the pack's cards and of the players. */
export function tellerOf(pack: BagPack, locale: Locale): Teller {
  return tellWith(BAG_TEXT[locale], pack, locale);
}
