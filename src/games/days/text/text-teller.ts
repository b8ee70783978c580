import type { Locale, Teller } from '../../../engine/text.ts';
import type { DaysPack } from '../rules/content.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import type { DaysText } from './text.ts';
import { tellWith } from './text-names.ts';

/** What Dungeon Days says, by language. */
export const DAYS_TEXT: Readonly<Record<Locale, DaysText>> = { en, it };

/** Turns events into sentences of a language, with the names of the pack's cards and of the players. */
export function tellerOf(pack: DaysPack, locale: Locale): Teller {
  return tellWith(DAYS_TEXT[locale], pack, locale);
}
