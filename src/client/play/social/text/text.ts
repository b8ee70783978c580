import { wordsHook } from '../../../text/language.ts';
import type { en } from './en.ts';

/** The texts about manners, chat and undo, in the lobby and at the table. */
export type SocialText = typeof en;

/** These texts in the reader's language. */
export const useSocialText = wordsHook<SocialText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
