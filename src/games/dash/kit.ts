import { type GameFacts, type GameParts, USUAL_BOTS } from '../kit.ts';

/** The facts about Dash Through the Dungeon needed before its code is loaded. */
export const facts = {
  seats: { min: 2, max: 6 },
  bots: USUAL_BOTS,
  company: 3,
  isForFirst: true,
  door: {
    icon: 'dungeon-gate',
    name: 'Dash Through the Dungeon',
    mood: {
      en: 'Flip cards until you find gold or run out of breath',
      it: 'Gira le carte: o trovi l’oro, o resti senza fiato',
    },
    minutes: 20,
  },
  credit: { who: 'Matt Kline, Creation’s Edge Games', licence: '© 2017' },
  colours: { mood: ['#6a3a94', '#d3a6ff'], glow: ['#f1e2ff', '#33204a'], flame: '#b587ea' },
  hasPictures: true,
  isTogether: () => false,
  hasAdviser: true,
  isOpenOnOneDevice: () => true,
  score: {
    highest: { en: 'Most gold', it: 'Più oro' },
  },
  listsHands: true,
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
