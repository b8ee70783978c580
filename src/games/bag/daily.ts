import { counted } from '../../engine/text.ts';
import type { DailyFacts } from '../kit.ts';

/** Bag of Dungeon as the dungeon of the day. */
export const daily: DailyFacts = {
  setups: [
    {
      id: 'two-adventurers',
      name: { en: 'Alone with two adventurers', it: 'In solitario con due avventurieri' },
      options: { adventurers: '2', starter: 'random' },
      bots: [],
    },
    {
      id: 'one-adventurer',
      name: { en: 'Alone with one adventurer', it: 'In solitario con un avventuriero' },
      options: { adventurers: '1', starter: 'random' },
      bots: [],
    },
    {
      id: 'three-adventurers',
      name: { en: 'Alone with three adventurers', it: 'In solitario con tre avventurieri' },
      options: { adventurers: '3', starter: 'random' },
      bots: [],
    },
  ],
  aim: {
    en: 'Getting out with the Ring counts most. Then: a point for each monster, 2 for the Red Dragon, 4 for the Ring, 5 for each adventurer who gets out.',
    it: 'Conta soprattutto uscire con l’Anello. Poi: un punto per mostro, 2 per il Drago Rosso, 4 per l’Anello, 5 per ogni avventuriero che esce.',
  },
  points: {
    en: (score) => counted(score, 'point', 'points'),
    it: (score) => counted(score, 'punto', 'punti'),
  },
};
