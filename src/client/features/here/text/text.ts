import { wordsHook } from '../../../text/language.ts';
import type { en } from './en.ts';

/** The texts of tables in the browser. */
export type HereText = typeof en;

/** The texts of tables in the browser, in the page's language. */
export const useHereText = wordsHook<HereText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
