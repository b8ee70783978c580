import { byLanguage } from '../../../../client/text/by-language.ts';
import type { NewGameText } from '../../text/text.ts';
import type { en } from './en.ts';

/** All texts of New Game's page that are not in `text/`. A `gold` that is a string includes its unit: "3 gold". */
export type NewGamePageText = typeof en;

/** The hints of a first turn. */
export type NewGamePointer = keyof NewGamePageText['firstTurn']['pointers'];

/** The game's texts and its page's texts, by language. */
export interface Words {
  game: NewGameText;
  page: NewGamePageText;
}

export const newGameText = byLanguage<Words>({
  en: () => import('./en.ts').then(({ en, game }) => ({ page: en, game })),
  it: () => import('./it.ts').then(({ it, game }) => ({ page: it, game })),
});
