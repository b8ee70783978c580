import { counted } from '../../engine/text.ts';
import type { DailyFacts } from '../kit.ts';

/** Dash Through the Dungeon as the dungeon of the day. */
export const daily: DailyFacts = {
  setups: [
    {
      id: 'three-careful',
      name: { en: 'Against three careful bots', it: 'Contro tre bot prudenti' },
      options: { starter: 'random' },
      minutes: 6,
      bots: ['careful', 'careful', 'careful'],
    },
    {
      id: 'one-careful',
      name: { en: 'Against one careful bot', it: 'Contro un bot prudente' },
      options: { starter: 'random' },
      minutes: 5,
      bots: ['careful'],
    },
  ],
  aim: { en: 'Only your gold counts.', it: 'Conta solo il tuo oro.' },
  points: {
    en: (score) => counted(score, 'gold', 'gold'),
    it: (score) => counted(score, 'moneta d’oro', 'monete d’oro'),
  },
};
