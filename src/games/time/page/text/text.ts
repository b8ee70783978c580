import { byLanguage } from '../../../../client/text/by-language.ts';
import type { TimeText } from '../../text/text.ts';
import type { en } from './en.ts';

/** All texts of the Dungeon Time page that are not in `text/`. */
export type TimePageText = typeof en;

/** The hints of a first turn. */
export type TimePointer = keyof TimePageText['firstTurn']['pointers'];

/** The game's texts and its page's texts, by language. */
export const timeText = byLanguage<{ game: TimeText; page: TimePageText }>({
  en: () => import('./en.ts').then(({ en, game }) => ({ page: en, game })),
  it: () => import('./it.ts').then(({ it, game }) => ({ page: it, game })),
});
