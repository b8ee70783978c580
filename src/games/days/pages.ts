import { daysText } from '../../client/games/days/text/index.ts';
import type { RuleAt } from '../../client/table/pointing/rule-at.ts';
import type { PageParts } from '../kit.ts';
import { daysOptions } from './options.ts';

/** What is seen of Dungeon Days; all that weighs something is loaded on demand. */
export const pages: PageParts = {
  options: daysOptions,
  page: () => import('../../client/games/days/index.tsx').then(({ DaysGamePage }) => DaysGamePage),
  words: daysText,
  ruleAt: () => import('../../client/games/days/rule-at.ts').then(({ ruleAt }) => ruleAt as RuleAt),
  course: () => import('../../client/learn/days/index.ts').then(({ daysCourse }) => daysCourse),
  gallery: () => import('../../client/gallery/days-room.tsx').then(({ DaysRoom }) => DaysRoom),
  book: {
    en: () => import('../../../docs/rules/days.en.md?raw'),
    it: () => import('../../../docs/rules/days.it.md?raw'),
  },
};
