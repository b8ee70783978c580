import type { RuleAt } from '../../client/table/pointing/rule-at.ts';
import type { PageParts } from '../kit.ts';
import { wantHints } from './page/settings.ts';
import { timeText } from './page/text/index.ts';
import { timeOptions } from './rules/options.ts';
import { retell } from './rules/retell.ts';
import type { TimeEvent } from './rules/state.ts';

/** What is seen of Dungeon Time; all that weighs something is loaded on demand. */
export const pages: PageParts = {
  options: timeOptions,
  page: () => import('./page/index.tsx').then(({ TimeGamePage }) => TimeGamePage),
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
  ruleAt: () => import('./page/rule-at.ts').then(({ ruleAt }) => ruleAt as RuleAt),
  course: () => import('./lessons/index.ts').then(({ timeCourse }) => timeCourse),
  gallery: () => import('./gallery/room.tsx').then(({ TimeRoom }) => TimeRoom),
  campaign: () => import('./page/campaign/map.tsx').then(({ CampaignMap }) => CampaignMap),
  book: {
    en: () => import('./book.en.md?raw'),
    it: () => import('./book.it.md?raw'),
  },
  retell: (event) => retell(event as TimeEvent),
};
