import { byLanguage } from '../../../../client/text/by-language.ts';
import type { BagText } from '../../text/text.ts';
import type { BagPageText } from './text.ts';

/** The game's texts and its page's texts, by language. */
export const bagText = byLanguage<{ game: BagText; page: BagPageText }>({
  en: () => import('./en.ts').then(({ en, game }) => ({ page: en, game })),
  it: () => import('./it.ts').then(({ it, game }) => ({ page: it, game })),
});
