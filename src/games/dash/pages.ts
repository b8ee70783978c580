import type { FirstTurn } from '../../client/kit/guide/first-turn.ts';
import type { GameStage } from '../../client/kit/stage/beat.ts';
import type { TellRecap } from '../../client/kit/stage/recap.ts';
import type { TellStory } from '../../client/kit/story/story.ts';
import type { RuleAt } from '../../client/kit/table/rule-at.ts';
import type { WhatNow } from '../../client/kit/table/what-now.ts';
import { byLanguage } from '../../client/text/by-language.ts';
import type { PageParts } from '../kit.ts';
import { dashText } from './page/text/text.ts';
import { dashOptions } from './rules/options.ts';

/** The visible parts of Dash Through the Dungeon; large ones are loaded on demand. */
export const pages: PageParts<typeof dashOptions> = {
  options: dashOptions,
  // Only the starter can be chosen, which has the same words in every game.
  optionsText: byLanguage({ en: async () => ({}), it: async () => ({}) }),
  page: () => import('./page/index.tsx').then(({ DashGamePage }) => DashGamePage),
  stage: () => import('./page/moments/stage.ts').then(({ dashStage }) => dashStage as GameStage),
  firstTurn: () => import('./page/first-turn.ts').then(({ firstTurn }) => firstTurn as FirstTurn),
  words: dashText,
  story: () => import('./story.ts').then(({ story }) => story as TellStory),
  recap: () => import('./recap.ts').then(({ recap }) => recap as TellRecap),
  whatNow: () => import('./page/help/what-now.ts').then(({ whatNow }) => whatNow as WhatNow),
  ruleAt: () => import('./page/rule-at.ts').then(({ ruleAt }) => ruleAt as RuleAt),
  course: () => import('./lessons/index.ts').then(({ dashCourse }) => dashCourse),
  gallery: () => import('./gallery/section.tsx').then(({ DashSection }) => DashSection),
  book: {
    en: () => import('./book.en.md?raw'),
    it: () => import('./book.it.md?raw'),
  },
};
