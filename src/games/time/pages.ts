import { wantHints } from '../../client/games/time/settings.ts';
import { timeText } from '../../client/games/time/text/index.ts';
import type { RuleAt } from '../../client/table/pointing/rule-at.ts';
import type { PageParts } from '../kit.ts';
import { timeOptions } from './options.ts';
import { retell } from './retell.ts';
import type { TimeEvent } from './state.ts';

/** What is seen of Dungeon Time; all that weighs something is loaded on demand. */
export const pages: PageParts = {
  options: timeOptions,
  page: () => import('../../client/games/time/index.tsx').then(({ TimeGamePage }) => TimeGamePage),
  ways: [
    {
      kind: 'table',
      label: { en: 'Practice round', it: 'Partita di prova' },
      options: { clock: 'off' },
      // Whoever asks for a practice round wants its hints again.
      before: wantHints,
    },
    { kind: 'campaign', label: { en: 'Campaign', it: 'Campagna' } },
  ],
  words: timeText,
  ruleAt: () => import('../../client/games/time/rule-at.ts').then(({ ruleAt }) => ruleAt as RuleAt),
  course: () => import('../../client/learn/time/index.ts').then(({ timeCourse }) => timeCourse),
  gallery: () => import('../../client/gallery/time-room.tsx').then(({ TimeRoom }) => TimeRoom),
  book: {
    en: () => import('../../../docs/rules/time.en.md?raw'),
    it: () => import('../../../docs/rules/time.it.md?raw'),
  },
  retell: (event) => retell(event as TimeEvent),
};
