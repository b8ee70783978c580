import { byLanguage } from '../../../../client/text/by-language.ts';
import type { TimeText } from '../../text/text.ts';
import type { TimePageText } from './text.ts';

/** What the game says, and what its page says besides. */
export const timeText = byLanguage<{ game: TimeText; page: TimePageText }>({
  en: () => import('./en.ts').then(({ en, game }) => ({ page: en, game })),
  it: () => import('./it.ts').then(({ it, game }) => ({ page: it, game })),
});
