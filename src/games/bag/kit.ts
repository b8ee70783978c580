import { type GameFacts, type GameParts, USUAL_BOTS } from '../kit.ts';

/** The facts about Bag of Dungeon needed before its code is loaded. */
export const facts = {
  seats: { min: 1, max: 4 },
  bots: USUAL_BOTS,
  company: 2,
  door: {
    icon: 'knapsack',
    name: 'Bag of Dungeon',
    mood: {
      en: 'Explore tile by tile, find the Ring, get out alive',
      it: 'Esplorate tessera per tessera, trovate l’Anello, uscite vivi',
    },
    minutes: 60,
  },
  credit: { who: 'Tim Sharville, Russ Law, Paul Sharville, Gunpowder Studios' },
  colours: { mood: ['#9a2613', '#ff9b7a'], glow: ['#ffe0cf', '#4a1a10'], flame: '#e8683a' },
  hasPictures: true,
  keptOptions: ['mode'],
  isTogether: ({ mode }) => mode !== 'competitive',
  hasAdviser: true,
  isOpenOnOneDevice: ({ mode }) => mode !== 'competitive',
  score: {
    highest: { en: 'Most kills', it: 'Più trofei' },
    // Solo and cooperative games have no comparable score.
    isCounted: ({ mode }, seats) => mode === 'competitive' && seats > 1,
  },
  hasDaily: true,
} satisfies GameFacts;

/** All parts by name; a part that is missing or has the wrong type is an error here. */
export type Parts = GameParts<
  typeof import('./box.ts'),
  typeof import('./bots/index.ts'),
  typeof import('./replay.ts'),
  typeof import('./pages.ts'),
  typeof import('./lab.ts'),
  typeof import('./adviser.ts'),
  typeof import('./daily.ts')
>;
