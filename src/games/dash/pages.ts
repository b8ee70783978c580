import { dashText } from '../../client/games/dash/text/index.ts';
import type { RuleAt } from '../../client/table/pointing/rule-at.ts';
import type { PageParts } from '../kit.ts';
import { dashOptions } from './options.ts';

/** What is seen of Dash Through the Dungeon; all that weighs something is loaded on demand. */
export const pages: PageParts = {
  options: dashOptions,
  page: () => import('../../client/games/dash/index.tsx').then(({ DashGamePage }) => DashGamePage),
  words: dashText,
  ruleAt: () => import('../../client/games/dash/rule-at.ts').then(({ ruleAt }) => ruleAt as RuleAt),
  course: () => import('../../client/learn/dash/index.ts').then(({ dashCourse }) => dashCourse),
  gallery: () => import('../../client/gallery/dash-room.tsx').then(({ DashRoom }) => DashRoom),
  book: {
    en: () => import('../../../docs/rules/dash.en.md?raw'),
    it: () => import('../../../docs/rules/dash.it.md?raw'),
  },
};
