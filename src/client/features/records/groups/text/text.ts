import { wordsHook } from '../../../../text/language.ts';
import type { en } from './en.ts';

/** The texts of groups, and of friends at a table. */
export type GroupsText = typeof en;

/** The texts of groups in the page's language. */
export const useGroupsText = wordsHook<GroupsText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
