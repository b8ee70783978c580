import { bagText } from '../../client/games/bag/text/index.ts';
import type { RuleAt } from '../../client/table/pointing/rule-at.ts';
import type { PageParts } from '../kit.ts';
import { bagOptions } from './options.ts';

/** What is seen of Bag of Dungeon; all that weighs something is loaded on demand. */
export const pages: PageParts = {
  options: bagOptions,
  page: () => import('../../client/games/bag/index.tsx').then(({ BagGamePage }) => BagGamePage),
  ways: [
    {
      kind: 'table',
      label: { en: 'Alone, with two adventurers', it: 'In solitario, con due avventurieri' },
      options: { adventurers: '2' },
    },
  ],
  words: bagText,
  ruleAt: () => import('../../client/games/bag/rule-at.ts').then(({ ruleAt }) => ruleAt as RuleAt),
  course: () => import('../../client/learn/bag/index.ts').then(({ bagCourse }) => bagCourse),
  gallery: () => import('../../client/gallery/bag-room.tsx').then(({ BagRoom }) => BagRoom),
  book: {
    en: () => import('../../../docs/rules/bag.en.md?raw'),
    it: () => import('../../../docs/rules/bag.it.md?raw'),
  },
};
