import type { Locale, Teller } from '../../../engine/text.ts';
import type { DashPack } from '../rules/content.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import type { DashText } from './text.ts';
import { tellWith } from './text-names.ts';

/** What Dash says, by language. */
export const DASH_TEXT: Readonly<Record<Locale, DashText>> = { en, it };

/** Turns events into sentences of a language, with the names of the pack's cards and of the players. */
export function tellerOf(pack: DashPack, locale: Locale): Teller {
  return tellWith(DASH_TEXT[locale], pack, locale);
}
