import { wordsHook } from '../../../text/language.ts';
import type { en } from './en.ts';

/** The texts around the lessons. */
export type LearnText = typeof en;

/** The texts around the lessons, in the page's language. */
export const useLearnText = wordsHook<LearnText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
