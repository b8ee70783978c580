import { byLanguage } from '../../client/text/by-language.ts';
import type { PageParts } from '../kit.ts';
import { daysText } from './page/text/text.ts';
import { daysOptions } from './rules/options.ts';

/** The visible parts of Dungeon Days; large ones are loaded on demand. */
export const pages: PageParts<typeof daysOptions> = {
  options: daysOptions,
  optionsText: byLanguage({
    en: () => import('./text/options/en.ts').then(({ en }) => en),
    it: () => import('./text/options/it.ts').then(({ it }) => it),
  }),
  page: () => import('./page/days-page.tsx').then(({ DaysPage }) => DaysPage),
  stage: () => import('./page/moments/stage.ts').then(({ daysStage }) => daysStage),
  firstTurn: () => import('./page/first-turn.ts').then(({ firstTurn }) => firstTurn),
  words: daysText,
  story: () => import('./story.ts').then(({ story }) => story),
  recap: () => import('./recap.ts').then(({ recap }) => recap),
  whatNow: () => import('./page/help/what-now.ts').then(({ whatNow }) => whatNow),
  ruleAt: () => import('./page/rule-at.ts').then(({ ruleAt }) => ruleAt),
  course: () => import('./lessons/index.ts').then(({ daysCourse }) => daysCourse),
  gallery: () => import('./gallery/section.tsx').then(({ DaysSection }) => DaysSection),
  book: {
    en: () => import('./book.en.md?raw'),
    it: () => import('./book.it.md?raw'),
  },
};
