import type { FirstTurn } from '../../client/kit/guide/first-turn.ts';
import type { GameStage } from '../../client/kit/stage/beat.ts';
import type { TellRecap } from '../../client/kit/stage/recap.ts';
import type { TellStory } from '../../client/kit/story/story.ts';
import type { RuleAt } from '../../client/kit/table/rule-at.ts';
import type { WhatNow } from '../../client/kit/table/what-now.ts';
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
  page: () => import('./page/index.tsx').then(({ DaysGamePage }) => DaysGamePage),
  stage: () => import('./page/moments/stage.ts').then(({ daysStage }) => daysStage as GameStage),
  firstTurn: () => import('./page/first-turn.ts').then(({ firstTurn }) => firstTurn as FirstTurn),
  words: daysText,
  story: () => import('./story.ts').then(({ story }) => story as TellStory),
  recap: () => import('./recap.ts').then(({ recap }) => recap as TellRecap),
  whatNow: () => import('./page/help/what-now.ts').then(({ whatNow }) => whatNow as WhatNow),
  ruleAt: () => import('./page/rule-at.ts').then(({ ruleAt }) => ruleAt as RuleAt),
  course: () => import('./lessons/index.ts').then(({ daysCourse }) => daysCourse),
  gallery: () => import('./gallery/section.tsx').then(({ DaysSection }) => DaysSection),
  book: {
    en: () => import('./book.en.md?raw'),
    it: () => import('./book.it.md?raw'),
  },
};
