import { counted } from '../../engine/text.ts';
import type { DailyFacts } from '../kit.ts';

/** Bag of Dungeon as the dungeon of the day. */
export const daily: DailyFacts = {
  setups: [
    {
      id: 'short-two',
      name: { en: 'A short dungeon, with two adventurers', it: 'Un dungeon corto, con due avventurieri' },
      options: { dungeon: 'short', adventurers: '2', starter: 'random' },
      minutes: 9,
      bots: [],
    },
    {
      id: 'short-one',
      name: { en: 'A short dungeon, with one adventurer', it: 'Un dungeon corto, con un avventuriero' },
      options: { dungeon: 'short', adventurers: '1', starter: 'random' },
      minutes: 7,
      bots: [],
    },
    // A whole dungeon takes a person more than a quarter of an hour.
    {
      id: 'two-adventurers',
      name: { en: 'Alone with two adventurers', it: 'In solitario con due avventurieri' },
      options: { adventurers: '2', starter: 'random' },
      minutes: 17,
      bots: [],
      isRetired: true,
    },
    {
      id: 'one-adventurer',
      name: { en: 'Alone with one adventurer', it: 'In solitario con un avventuriero' },
      options: { adventurers: '1', starter: 'random' },
      minutes: 14,
      bots: [],
      isRetired: true,
    },
    {
      id: 'three-adventurers',
      name: { en: 'Alone with three adventurers', it: 'In solitario con tre avventurieri' },
      options: { adventurers: '3', starter: 'random' },
      minutes: 19,
      bots: [],
      isRetired: true,
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
