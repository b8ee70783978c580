import type { Locale } from '../../../engine/text.ts';
import { useLocale } from '../../language.ts';
import { hereEn } from './en.ts';
import { hereIt } from './it.ts';
import type { HereText } from './text.ts';

const TEXTS: Record<Locale, HereText> = { en: hereEn, it: hereIt };

/** The words of tables in the browser, in the page's language. */
export function useHereText(): HereText {
  return TEXTS[useLocale()];
}
