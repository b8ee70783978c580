import { wordsHook } from '../../../text/language.ts';
import type { en } from './en.ts';

/** The texts of open tables on the home page. */
export type OpenTablesText = typeof en;

/** These texts in the page's language. */
export const useOpenTablesText = wordsHook<OpenTablesText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
