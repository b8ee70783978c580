import { byLanguage } from '../../../../client/text/by-language.ts';
import type { DashText } from '../../text/text.ts';
import type { DashPageText } from './text.ts';

/** What the game says, and what its page says besides. */
export const dashText = byLanguage<{ game: DashText; page: DashPageText }>({
  en: () => import('./en.ts').then(({ en, game }) => ({ page: en, game })),
  it: () => import('./it.ts').then(({ it, game }) => ({ page: it, game })),
});
