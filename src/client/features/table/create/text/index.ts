import { wordsHook } from '../../../../text/language.ts';
import type { CreateText } from './text.ts';

/** The texts of opening a table, in the page's language. */
export const useCreateText = wordsHook<CreateText>({
  en: () => import('./en.ts').then(({ createEn }) => createEn),
  it: () => import('./it.ts').then(({ createIt }) => createIt),
});
