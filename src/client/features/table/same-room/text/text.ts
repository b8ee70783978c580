import { wordsHook } from '../../../../text/language.ts';
import type { en } from './en.ts';

/** The texts of same-room mode: of the big screen, and of the phones beside it. */
export type SameRoomText = typeof en;

/** The texts of same-room mode, in the page's language. */
export const useSameRoomText = wordsHook<SameRoomText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});
