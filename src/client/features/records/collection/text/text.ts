import { wordsHook } from '../../../../text/language.ts';
import type { en } from './en.ts';

/** The texts of the collection. */
export type CollectionText = typeof en;

/** The texts of the collection in the page's language. */
export const useCollectionText = wordsHook<CollectionText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
