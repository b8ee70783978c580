import { wordsHook } from '../../../text/language.ts';
import type { en } from './en.ts';

/** The texts about strangers at an open table. */
export type StrangersText = typeof en;

/** These texts in the page's language. */
export const useStrangersText = wordsHook<StrangersText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
