import { wordsHook } from '../../../../text/language.ts';
import type { SameRoomText } from './text.ts';

/** The texts of same-room mode, in the page's language. */
export const useSameRoomText = wordsHook<SameRoomText>({
  en: () => import('./en.ts').then(({ sameRoomEn }) => sameRoomEn),
  it: () => import('./it.ts').then(({ sameRoomIt }) => sameRoomIt),
});
