import type { BagSigns } from '../signs.ts';

/** The signs in English. */
export const en: BagSigns = {
  health: { name: 'Heart', says: 'Health left, and the most there can be. With none left, the adventurer dies.' },
  lives: { name: 'Diamonds', says: 'Lives left. When they’re gone, the adventurer is out of the game.' },
  ap: { name: 'Dots', says: 'Action Points left in this turn: a step or a tile costs 1.' },
  kills: { name: 'Skull', says: 'What the monsters they killed are worth. Most kills wins.' },
  lair: {
    name: 'M and a number',
    says: 'A lair: a monster waits here. When the Ring appears, it’s on one of these.',
  },
};
