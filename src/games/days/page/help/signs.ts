import type { Signs } from '../../../../client/kit/signs/signs.ts';
import type { Locale } from '../../../../engine/text.ts';

/** The abbreviations and symbols explained at a Days table. */
type DaysSign = 'total' | 'hand' | 'deck' | 'score' | 'stack' | 'change' | 'leaves' | 'ends';

/** What the signs mean, by language. */
export const DAYS_SIGNS: Readonly<Record<Locale, Signs<DaysSign>>> = {
  en: {
    total: { name: 'Yellow number', says: 'What this week is worth now. Most points wins.' },
    hand: { name: 'Hand with a card', says: 'How many cards this player holds.' },
    deck: { name: 'Calendar', says: 'How many cards are left to draw.' },
    score: { name: 'Number in the corner', says: 'What this day scores now.' },
    stack: { name: '×2', says: 'How many cards lie on this day, one on top of the other.' },
    change: { name: '+3 or −3', says: 'How many points this would bring or cost.' },
    leaves: { name: '✕', says: 'This card would leave the board.' },
    ends: { name: '⚑', says: 'A card on this day ends the game.' },
  },
  it: {
    total: { name: 'Numero giallo', says: 'Quanto vale adesso questa settimana. Con più punti si vince.' },
    hand: { name: 'Mano con una carta', says: 'Quante carte ha in mano questo giocatore.' },
    deck: { name: 'Calendario', says: 'Quante carte restano da pescare.' },
    score: { name: 'Numero nell’angolo', says: 'Quanti punti vale adesso questo giorno.' },
    stack: { name: '×2', says: 'Quante carte ci sono in questo giorno, una sopra l’altra.' },
    change: { name: '+3 o −3', says: 'Quanti punti farebbe guadagnare o perdere.' },
    leaves: { name: '✕', says: 'Questa carta lascerebbe la plancia.' },
    ends: { name: '⚑', says: 'Con una carta in questo giorno la partita finisce.' },
  },
};
