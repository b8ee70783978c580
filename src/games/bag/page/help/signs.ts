import type { SignText } from '../../../../client/kit/signs/signs.ts';
import type { Locale } from '../../../../engine/text.ts';

/** The signs of Bag's table. */
type BagSign = 'health' | 'lives' | 'ap' | 'kills' | 'lair';

/** What the signs of Bag's table mean, by language. */
export const BAG_SIGNS: Readonly<Record<Locale, Readonly<Record<BagSign, SignText>>>> = {
  en: {
    health: { name: 'Heart', says: 'Health left, and how much is full. With none left the adventurer dies.' },
    lives: { name: 'Diamonds', says: 'Lives: how often the adventurer can still die before they are out.' },
    ap: { name: 'Dots', says: 'Action Points left in this turn: a step or a tile costs 1.' },
    kills: { name: 'Skull', says: 'What the slain monsters count; the most wins.' },
    lair: {
      name: 'M and a number',
      says: 'A lair: a monster waits here. When the Ring appears, it lies on one of them.',
    },
  },
  it: {
    health: {
      name: 'Cuore',
      says: 'I punti salute rimasti e quanti sono al massimo. Quando finiscono, l’avventuriero muore.',
    },
    lives: { name: 'Rombi', says: 'Le vite: quante volte l’avventuriero può ancora morire prima di uscire dal gioco.' },
    ap: { name: 'Puntini', says: 'I Punti Azione rimasti nel turno: un passo o una tessera ne costa 1.' },
    kills: { name: 'Teschio', says: 'Quanto valgono i mostri uccisi; vince chi ha di più.' },
    lair: { name: 'M e un numero', says: 'Una tana: qui c’è un mostro. Quando appare l’Anello, sta in una di queste.' },
  },
};
