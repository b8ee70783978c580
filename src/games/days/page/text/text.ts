import { byLanguage } from '../../../../client/text/by-language.ts';
import type { Day } from '../../rules/state.ts';
import type { DaysText } from '../../text/text.ts';
import type { en } from './en.ts';

/** A day of a board in a sentence; without an owner it is the reader's. */
export interface SpotName {
  day: Day;
  owner: string | undefined;
}

/** The hints of a first turn. */
export type DaysPointer = 'play' | 'draw' | 'others';

/** The abbreviations and symbols explained at a table. */
export type DaysSign = 'total' | 'hand' | 'deck' | 'score' | 'stack' | 'harm' | 'change' | 'leaves' | 'ends';

/** All texts of the Dungeon Days page that are not in `text/`. */
export type DaysPageText = typeof en;

/** The game's texts and its page's texts, by language. */
export const daysText = byLanguage<{ game: DaysText; page: DaysPageText }>({
  en: () => import('./en.ts').then(({ en, game }) => ({ page: en, game })),
  it: () => import('./it.ts').then(({ it, game }) => ({ page: it, game })),
});
