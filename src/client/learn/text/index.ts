import type { Locale } from '../../../engine/text.ts';
import { useLocale } from '../../language.ts';
import { learnEn } from './en.ts';
import { learnIt } from './it.ts';
import type { LearnText } from './text.ts';

const TEXTS: Record<Locale, LearnText> = { en: learnEn, it: learnIt };

/** The words around the lessons, in the page's language. */
export function useLearnText(): LearnText {
  return TEXTS[useLocale()];
}
