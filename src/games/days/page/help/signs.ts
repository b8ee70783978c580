import type { SignText } from '../../../../client/kit/signs/signs.ts';
import type { Locale } from '../../../../engine/text.ts';

/** The signs of Days's table. */
type DaysSign = 'total' | 'hand' | 'deck';

/** What the signs of Days's table mean, by language. */
export const DAYS_SIGNS: Readonly<Record<Locale, Readonly<Record<DaysSign, SignText>>>> = {
  en: {
    total: { name: 'Yellow number', says: 'What this week is worth now. Most points wins.' },
    hand: { name: 'Hand with a card', says: 'How many cards this player holds.' },
    deck: { name: 'Calendar', says: 'How many cards are left to draw.' },
  },
  it: {
    total: { name: 'Numero giallo', says: 'Quanto vale adesso questa settimana. Con più punti si vince.' },
    hand: { name: 'Mano con una carta', says: 'Quante carte ha in mano questo giocatore.' },
    deck: { name: 'Calendario', says: 'Quante carte restano da pescare.' },
  },
};
