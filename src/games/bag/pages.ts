import type { RuleAt } from '../../client/table/pointing/rule-at.ts';
import type { PageParts } from '../kit.ts';
import { bagText } from './page/text/index.ts';
import { bagOptions } from './rules/options.ts';

/** What is seen of Bag of Dungeon; all that weighs something is loaded on demand. */
export const pages: PageParts = {
  options: bagOptions,
  page: () => import('./page/index.tsx').then(({ BagGamePage }) => BagGamePage),
  ways: [
    {
      kind: 'table',
      label: { en: 'Alone, with two adventurers', it: 'In solitario, con due avventurieri' },
      options: { adventurers: '2' },
    },
  ],
  words: bagText,
  ruleAt: () => import('./page/rule-at.ts').then(({ ruleAt }) => ruleAt as RuleAt),
  course: () => import('./lessons/index.ts').then(({ bagCourse }) => bagCourse),
  gallery: () => import('./gallery/room.tsx').then(({ BagRoom }) => BagRoom),
  book: {
    en: () => import('./book.en.md?raw'),
    it: () => import('./book.it.md?raw'),
  },
};
