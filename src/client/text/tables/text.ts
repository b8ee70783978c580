import { wordsHook } from '../language.ts';
import type { en } from './en.ts';

/** The texts of tables and campaigns, which the home page does not need. */
export type TablesText = typeof en;

/** The texts of tables and campaigns in the page's language. */
export const useTablesText = wordsHook<TablesText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
