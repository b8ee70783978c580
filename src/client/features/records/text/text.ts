import { wordsHook } from '../../../text/language.ts';
import type { en } from './en.ts';

/** The texts of the records pages. */
export type RecordsText = typeof en;

/** The texts of the records in the page's language. */
export const useRecordsText = wordsHook<RecordsText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
