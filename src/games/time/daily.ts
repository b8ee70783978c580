import { counted } from '../../engine/text.ts';
import type { DailyFacts } from '../kit.ts';

/**
 * Dungeon Time as the dungeon of the day. Real-time bots depend on the clock, so it is played alone: five minutes of sand,
 * and up to three for the Resolution.
 */
export const daily: DailyFacts = {
  setups: [
    {
      id: 'training-grounds',
      name: { en: 'Training Grounds', it: 'Campo d’Addestramento' },
      options: { scenario: 'training-grounds' },
      minutes: 8,
      bots: [],
    },
    { id: 'level-1', name: { en: 'Level 1', it: 'Livello 1' }, options: { scenario: 'level-1' }, minutes: 8, bots: [] },
    {
      id: 'my-first-dungeon',
      name: { en: 'My First Dungeon', it: 'Il Mio Primo Dungeon' },
      options: { scenario: 'my-first-dungeon' },
      minutes: 8,
      bots: [],
    },
    { id: 'level-2', name: { en: 'Level 2', it: 'Livello 2' }, options: { scenario: 'level-2' }, minutes: 8, bots: [] },
    {
      id: 'good-luck',
      name: { en: 'Good Luck!', it: 'Buona Fortuna!' },
      options: { scenario: 'good-luck' },
      minutes: 8,
      bots: [],
    },
  ],
  aim: {
    en: 'You play alone. A Story that is won counts more than any that is lost, then the Missions do.',
    it: 'Giochi in solitario. Una Storia vinta vale più di ogni Storia persa, poi contano le Missioni.',
  },
  points: {
    en: (score) => counted(score, 'Mission', 'Missions'),
    it: (score) => counted(score, 'Missione', 'Missioni'),
  },
};
