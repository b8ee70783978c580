import type { Locale, Teller } from '../../../engine/text.ts';
import type { NewGamePack } from '../rules/content.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import type { NewGameText } from './text.ts';
import { tellWith } from './text-names.ts';

/** What New Game says, by language. */
export const NEW_GAME_TEXT: Readonly<Record<Locale, NewGameText>> = { en, it };

/** Turns events into sentences of a language, with the names on the pack's die and of the players. */
export function tellerOf(pack: NewGamePack, locale: Locale): Teller {
  return tellWith(NEW_GAME_TEXT[locale], pack, locale);
}
