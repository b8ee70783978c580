import type { GameFacts, GameParts } from '../kit.ts';

/** The facts about New Game needed before its code is loaded. */
export const facts = {
  seats: { min: 2, max: 4 },
  bots: [
    { id: 'careful', name: { en: 'careful', it: 'prudente' } },
    { id: 'random', name: { en: 'reckless', it: 'spericolato' } },
  ],
  company: 2,
  door: {
    icon: 'rolling-dices',
    name: 'New Game',
    mood: {
      en: 'Roll for gold, and stop before the pit',
      it: 'Tira il dado per l’oro, e fermati prima della fossa',
    },
    minutes: 5,
  },
  colours: { mood: ['#7a4f00', '#ffd166'], glow: ['#fff0c8', '#41300f'], flame: '#f0b53c' },
  isTogether: () => false,
  isOpenOnOneDevice: () => true,
  score: {
    highest: { en: 'Most gold', it: 'Più oro' },
  },
} satisfies GameFacts;

/** All parts by name; a part that is missing or has the wrong type is an error here. */
export type Parts = GameParts<
  typeof import('./box.ts'),
  typeof import('./bots/index.ts'),
  typeof import('./replay.ts'),
  typeof import('./pages.ts'),
  typeof import('./lab.ts')
>;
