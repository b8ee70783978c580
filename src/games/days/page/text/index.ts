import { byLanguage } from '../../../../client/text/by-language.ts';
import type { DaysText } from '../../text/text.ts';
import type { DaysPageText } from './text.ts';

/** The game's texts and its page's texts, by language. */
export const daysText = byLanguage<{ game: DaysText; page: DaysPageText }>({
  en: () => import('./en.ts').then(({ en, game }) => ({ page: en, game })),
  it: () => import('./it.ts').then(({ it, game }) => ({ page: it, game })),
});
