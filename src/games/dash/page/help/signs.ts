import type { SignText } from '../../../../client/kit/signs/signs.ts';
import type { Locale } from '../../../../engine/text.ts';

/** The signs of Dash's table. */
type DashSign = 'ap' | 'gold' | 'explored' | 'equipment';

/** What the signs of Dash's table mean, by language. */
export const DASH_SIGNS: Readonly<Record<Locale, Readonly<Record<DashSign, SignText>>>> = {
  en: {
    ap: { name: 'AP', says: 'Action Points pay for the cards you flip; with none left, the turn ends.' },
    gold: { name: 'Coins', says: 'The gold of the Treasures found so far; the most gold wins.' },
    explored: { name: 'Footprint', says: 'How many cards this player has explored; it breaks ties.' },
    equipment: { name: 'Small cards', says: 'The Equipment this player holds.' },
  },
  it: {
    ap: { name: 'PA', says: 'I Punti Azione pagano le carte che giri; finiti i punti, finisce il turno.' },
    gold: { name: 'Monete', says: 'L’oro dei Tesori trovati finora; vince chi ne ha di più.' },
    explored: { name: 'Orma', says: 'Quante carte ha esplorato questo giocatore; vale in caso di parità.' },
    equipment: { name: 'Carte piccole', says: 'L’Equipaggiamento di questo giocatore.' },
  },
};
