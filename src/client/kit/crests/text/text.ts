import { wordsHook } from '../../../text/language.ts';
import type { en } from './en.ts';

/** The texts about crests. */
export type CrestText = typeof en;

/** The texts about crests in the page's language. */
export const useCrestText = wordsHook<CrestText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
