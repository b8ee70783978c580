import { counted } from '../../engine/text.ts';
import type { DailyFacts } from '../kit.ts';

/** Dungeon Days as the dungeon of the day. */
export const daily: DailyFacts = {
  setups: [
    {
      id: 'two-careful',
      name: { en: 'Against two careful bots', it: 'Contro due bot prudenti' },
      options: { startingHand: '5', starter: 'random' },
      minutes: 5,
      bots: ['careful', 'careful'],
    },
    {
      id: 'one-careful',
      name: { en: 'Against one careful bot', it: 'Contro un bot prudente' },
      options: { startingHand: '5', starter: 'random' },
      minutes: 4,
      bots: ['careful'],
    },
  ],
  aim: { en: 'Only the points of your week count.', it: 'Contano solo i punti della tua settimana.' },
  points: {
    en: (score) => counted(score, 'point', 'points'),
    it: (score) => counted(score, 'punto', 'punti'),
  },
};
