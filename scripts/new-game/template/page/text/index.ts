import { byLanguage } from '../../../../client/text/by-language.ts';
import type { NewGameText } from '../../text/text.ts';
import type { NewGamePageText } from './text.ts';

/** The game's texts and its page's texts, by language. */
export interface Words {
  game: NewGameText;
  page: NewGamePageText;
}

export const newGameText = byLanguage<Words>({
  en: () => import('./en.ts').then(({ en, game }) => ({ page: en, game })),
  it: () => import('./it.ts').then(({ it, game }) => ({ page: it, game })),
});
