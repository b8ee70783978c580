import type { Signs } from '../../../../client/kit/signs/signs.ts';
import type { Locale } from '../../../../engine/text.ts';

/** The abbreviations and symbols explained at a Dash table. */
type DashSign = 'ap' | 'gold' | 'explored' | 'equipment';

/** The meaning of the signs, by language. */
export const DASH_SIGNS: Readonly<Record<Locale, Signs<DashSign>>> = {
  en: {
    ap: { name: 'AP', says: 'Action Points: what you pay for the cards you flip. With none left, your turn ends.' },
    gold: { name: 'Coins', says: 'The gold so far, in Treasures and Treasure Maps. Most gold wins.' },
    explored: { name: 'Footprint', says: 'How many cards this player has explored. Breaks ties.' },
    equipment: { name: 'Small cards', says: 'The Equipment this player holds.' },
  },
  it: {
    ap: { name: 'PA', says: 'I Punti Azione: con quelli paghi le carte che giri. Quando finiscono, finisce il turno.' },
    gold: { name: 'Monete', says: 'L’oro finora: quello dei Tesori e delle Mappe del Tesoro. Vince chi ne ha di più.' },
    explored: { name: 'Orma', says: 'Quante carte ha esplorato questo giocatore. Decide in caso di parità.' },
    equipment: { name: 'Carte piccole', says: 'L’Equipaggiamento di questo giocatore.' },
  },
};
