import type { Locale, Teller } from '../../../engine/text.ts';
import type { TimePack } from '../rules/content.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import type { TimeText } from './text.ts';
import { tellWith } from './text-names.ts';

/** What Dungeon Time says, by language. */
export const TIME_TEXT: Readonly<Record<Locale, TimeText>> = { en, it };

/** Turns events into sentences of a language, with the names of the pack's cards and of the players. */
export function tellerOf(pack: TimePack, locale: Locale): Teller {
  return tellWith(TIME_TEXT[locale], pack, locale);
}
