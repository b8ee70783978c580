import { type GameFacts, type GameParts, USUAL_BOTS } from '../kit.ts';

/** The facts about Dungeon Time needed before its code is loaded. */
export const facts = {
  seats: { min: 1, max: 5 },
  bots: USUAL_BOTS,
  company: 3,
  realTime: true,
  door: {
    icon: 'hourglass',
    name: 'Dungeon Time',
    mood: {
      en: 'Shout together: fill the Backpack before the sand runs out',
      it: 'Gridate insieme: riempite lo Zaino prima che finisca la sabbia',
    },
    minutes: 5,
  },
  credit: { who: 'Carlo A. Rossi, Ares Games', licence: '© 2016' },
  colours: { mood: ['#8a4b00', '#f0b94f'], glow: ['#ffe6b0', '#56300c'], flame: '#f4a63c' },
  hasPictures: true,
  isTogether: () => true,
  hasAdviser: true,
  keptOptions: ['scenario', 'extended'],
  score: {
    highest: { en: 'Most Missions', it: 'Più Missioni' },
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
