import type { RuleAt } from '../../client/table/pointing/rule-at.ts';
import type { PageParts } from '../kit.ts';
import { newGameText } from './page/text/index.ts';
import { newGameOptions } from './rules/options.ts';

/** What is seen of New Game; all that weighs something is loaded on demand. */
export const pages: PageParts = {
  options: newGameOptions,
  page: () => import('./page/index.tsx').then(({ NewGamePage }) => NewGamePage),
  words: newGameText,
  ruleAt: () => import('./page/rule-at.ts').then(({ ruleAt }) => ruleAt as RuleAt),
  course: () => import('./lessons/index.ts').then(({ newGameCourse }) => newGameCourse),
  gallery: () => import('./gallery/room.tsx').then(({ NewGameRoom }) => NewGameRoom),
  book: {
    en: () => import('./book.en.md?raw'),
    it: () => import('./book.it.md?raw'),
  },
};
