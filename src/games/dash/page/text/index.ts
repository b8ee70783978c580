import { byLanguage } from '../../../../client/text/by-language.ts';
import type { DashText } from '../../text/text.ts';
import type { DashPageText } from './text.ts';

/** The game's texts and its page's texts, by language. */
export const dashText = byLanguage<{ game: DashText; page: DashPageText }>({
  en: () => import('./en.ts').then(({ en, game }) => ({ page: en, game })),
  it: () => import('./it.ts').then(({ it, game }) => ({ page: it, game })),
});
