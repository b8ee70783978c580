import type { Signs } from '../../../../client/kit/signs/signs.ts';
import type { Locale } from '../../../../engine/text.ts';

/** The abbreviations and symbols explained at a Bag table. */
type BagSign = 'health' | 'lives' | 'ap' | 'kills' | 'lair';

/** What the signs mean, by language. */
export const BAG_SIGNS: Readonly<Record<Locale, Signs<BagSign>>> = {
  en: {
    health: { name: 'Heart', says: 'Health left, and the most there can be. With none left, the adventurer dies.' },
    lives: { name: 'Diamonds', says: 'Lives left. When they’re gone, the adventurer is out of the game.' },
    ap: { name: 'Dots', says: 'Action Points left in this turn: a step or a tile costs 1.' },
    kills: { name: 'Skull', says: 'What the monsters they killed are worth. Most kills wins.' },
    lair: {
      name: 'M and a number',
      says: 'A lair: a monster waits here. When the Ring appears, it’s on one of these.',
    },
  },
  it: {
    health: {
      name: 'Cuore',
      says: 'I punti salute rimasti, e il massimo. Quando finiscono, l’avventuriero muore.',
    },
    lives: { name: 'Rombi', says: 'Le vite rimaste. Quando finiscono, l’avventuriero è fuori gioco.' },
    ap: { name: 'Puntini', says: 'I Punti Azione rimasti nel turno: un passo o una tessera ne costa 1.' },
    kills: { name: 'Teschio', says: 'Quanto valgono i mostri uccisi. Con più trofei si vince.' },
    lair: { name: 'M e un numero', says: 'Una tana: qui c’è un mostro. Quando appare l’Anello, sta in una di queste.' },
  },
};
