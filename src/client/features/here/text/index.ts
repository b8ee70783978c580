import { wordsHook } from '../../../text/language.ts';
import type { HereText } from './text.ts';

/** The texts of tables in the browser, in the page's language. */
export const useHereText = wordsHook<HereText>({
  en: () => import('./en.ts').then(({ hereEn }) => hereEn),
  it: () => import('./it.ts').then(({ hereIt }) => hereIt),
});
