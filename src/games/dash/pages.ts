import { byLanguage } from '../../client/text/by-language.ts';
import type { PageParts } from '../kit.ts';
import { dashText } from './page/text/text.ts';
import { dashOptions } from './rules/options.ts';

/** The visible parts of Dash Through the Dungeon; large ones are loaded on demand. */
export const pages: PageParts<typeof dashOptions> = {
  options: dashOptions,
  // Only the starter can be chosen, which has the same words in every game.
  optionsText: byLanguage({ en: async () => ({}), it: async () => ({}) }),
  page: () => import('./page/dash-page.tsx').then(({ DashPage }) => DashPage),
  stage: () => import('./page/moments/stage.ts').then(({ dashStage }) => dashStage),
  firstTurn: () => import('./page/first-turn.ts').then(({ firstTurn }) => firstTurn),
  words: dashText,
  story: () => import('./story.ts').then(({ story }) => story),
  recap: () => import('./recap.ts').then(({ recap }) => recap),
  whatNow: () => import('./page/help/what-now.ts').then(({ whatNow }) => whatNow),
  ruleAt: () => import('./page/rule-at.ts').then(({ ruleAt }) => ruleAt),
  course: () => import('./lessons/index.ts').then(({ dashCourse }) => dashCourse),
  gallery: () => import('./gallery/section.tsx').then(({ DashSection }) => DashSection),
  book: {
    en: () => import('./book.en.md?raw'),
    it: () => import('./book.it.md?raw'),
  },
};
