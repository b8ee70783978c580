import { wordsHook } from '../../../text/language.ts';
import type { en } from './en.ts';

/** The texts of a replay. */
export type ReplayText = typeof en;

/** The texts of a replay in the page's language. */
export const useReplayText = wordsHook<ReplayText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
