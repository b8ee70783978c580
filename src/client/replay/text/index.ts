import type { Locale } from '../../../engine/text.ts';
import { useLocale } from '../../language.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import type { ReplayText } from './text.ts';

const texts: Readonly<Record<Locale, ReplayText>> = { en, it };

/** The words of a replay in the page's language. */
export function useReplayText(): ReplayText {
  return texts[useLocale()];
}
