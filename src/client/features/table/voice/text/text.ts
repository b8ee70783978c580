import { wordsHook } from '../../../../text/language.ts';
import type { en } from './en.ts';

/** The texts of voice chat. */
export type VoiceText = typeof en;

/** The texts of voice chat in the reader's language. */
export const useVoiceText = wordsHook<VoiceText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
