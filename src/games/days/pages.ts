import type { RuleAt } from '../../client/table/pointing/rule-at.ts';
import type { PageParts } from '../kit.ts';
import { daysText } from './page/text/index.ts';
import { daysOptions } from './rules/options.ts';

/** What is seen of Dungeon Days; all that weighs something is loaded on demand. */
export const pages: PageParts = {
  options: daysOptions,
  page: () => import('./page/index.tsx').then(({ DaysGamePage }) => DaysGamePage),
  words: daysText,
  ruleAt: () => import('./page/rule-at.ts').then(({ ruleAt }) => ruleAt as RuleAt),
  course: () => import('./lessons/index.ts').then(({ daysCourse }) => daysCourse),
  gallery: () => import('./gallery/room.tsx').then(({ DaysRoom }) => DaysRoom),
  book: {
    en: () => import('./book.en.md?raw'),
    it: () => import('./book.it.md?raw'),
  },
};
