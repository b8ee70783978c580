import { byLanguage } from '../../client/text/by-language.ts';
import type { PageParts } from '../kit.ts';
import { newGameText } from './page/text/text.ts';
import { newGameOptions } from './rules/options.ts';

/** The visible parts of New Game; large ones are loaded on demand. */
export const pages: PageParts<typeof newGameOptions> = {
  options: newGameOptions,
  optionsText: byLanguage({
    en: () => import('./text/options/en.ts').then(({ en }) => en),
    it: () => import('./text/options/it.ts').then(({ it }) => it),
  }),
  page: () => import('./page/page.tsx').then(({ Page }) => Page),
  firstTurn: () => import('./page/first-turn.ts').then(({ firstTurn }) => firstTurn),
  words: newGameText,
  story: () => import('./story.ts').then(({ story }) => story),
  whatNow: () => import('./page/help/what-now.ts').then(({ whatNow }) => whatNow),
  ruleAt: () => import('./page/rule-at.ts').then(({ ruleAt }) => ruleAt),
  course: () => import('./lessons/index.ts').then(({ newGameCourse }) => newGameCourse),
  gallery: () => import('./gallery/section.tsx').then(({ NewGameSection }) => NewGameSection),
  book: {
    en: () => import('./book.en.md?raw'),
    it: () => import('./book.it.md?raw'),
  },
};
