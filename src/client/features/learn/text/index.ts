import { wordsHook } from '../../../text/language.ts';
import type { LearnText } from './text.ts';

/** The texts around the lessons, in the page's language. */
export const useLearnText = wordsHook<LearnText>({
  en: () => import('./en.ts').then(({ learnEn }) => learnEn),
  it: () => import('./it.ts').then(({ learnIt }) => learnIt),
});
