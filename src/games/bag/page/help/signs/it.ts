import type { BagSigns } from '../signs.ts';

/** The signs in Italian. */
export const it: BagSigns = {
  health: {
    name: 'Cuore',
    says: 'I punti salute rimasti, e il massimo. Quando finiscono, l’avventuriero muore.',
  },
  lives: { name: 'Rombi', says: 'Le vite rimaste. Quando finiscono, l’avventuriero è fuori gioco.' },
  ap: { name: 'Puntini', says: 'I Punti Azione rimasti nel turno: un passo o una tessera ne costa 1.' },
  kills: { name: 'Teschio', says: 'Quanto valgono i mostri uccisi. Con più trofei si vince.' },
  lair: { name: 'M e un numero', says: 'Una tana: qui c’è un mostro. Quando appare l’Anello, sta in una di queste.' },
};
