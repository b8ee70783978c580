import { byLanguage } from '../../../../client/text/by-language.ts';
import type { DashText } from '../../text/text.ts';
import type { en } from './en.ts';

/** All texts of the Dash page that are not in `text/`. An `ap` that is a string includes its unit: "3 AP". */
export type DashPageText = typeof en;

/** The hints of a first turn. */
export type DashPointer = keyof DashPageText['firstTurn']['pointers'];

/** The game's texts and its page's texts, by language. */
export const dashText = byLanguage<{ game: DashText; page: DashPageText }>({
  en: () => import('./en.ts').then(({ en, game }) => ({ page: en, game })),
  it: () => import('./it.ts').then(({ it, game }) => ({ page: it, game })),
});
