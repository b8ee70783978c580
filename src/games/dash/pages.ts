import type { RuleAt } from '../../client/table/pointing/rule-at.ts';
import type { PageParts } from '../kit.ts';
import { dashText } from './page/text/index.ts';
import { dashOptions } from './rules/options.ts';

/** What is seen of Dash Through the Dungeon; all that weighs something is loaded on demand. */
export const pages: PageParts = {
  options: dashOptions,
  page: () => import('./page/index.tsx').then(({ DashGamePage }) => DashGamePage),
  words: dashText,
  ruleAt: () => import('./page/rule-at.ts').then(({ ruleAt }) => ruleAt as RuleAt),
  course: () => import('./lessons/index.ts').then(({ dashCourse }) => dashCourse),
  gallery: () => import('./gallery/room.tsx').then(({ DashRoom }) => DashRoom),
  book: {
    en: () => import('./book.en.md?raw'),
    it: () => import('./book.it.md?raw'),
  },
};
