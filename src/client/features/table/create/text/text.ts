import { wordsHook } from '../../../../text/language.ts';
import type { en } from './en.ts';

/** The texts of opening a table. */
export type CreateText = typeof en;

/** The texts of opening a table, in the page's language. */
export const useCreateText = wordsHook<CreateText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
