import { type GameFacts, type GameParts, USUAL_BOTS } from '../kit.ts';

/** The facts about Dungeon Days needed before its code is loaded. */
export const facts = {
  seats: { min: 2, max: 6 },
  bots: USUAL_BOTS,
  company: 2,
  // DD-4 With cards in hand, a newcomer's first turn is a choice.
  playNow: {
    options: { startingHand: '5' },
    note: { en: 'You start with five cards.', it: 'Si comincia con cinque carte.' },
  },
  door: {
    icon: 'calendar',
    name: 'Dungeon Days',
    mood: {
      en: 'Be nasty to friends: seven days, seven monsters',
      it: 'Dispetti fra amici: sette giorni, sette mostri',
    },
    minutes: 15,
  },
  credit: { who: 'Farplace Games, Farplace Animal Rescue' },
  colours: { mood: ['#0b6459', '#5fd6c2'], glow: ['#dcf3e4', '#143c36'], flame: '#45b8a4' },
  hasPictures: true,
  isTogether: () => false,
  hasAdviser: true,
  score: {
    highest: { en: 'Most points', it: 'Più punti' },
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
