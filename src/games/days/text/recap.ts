import { counted, type Locale, type Person, whose } from '../../../engine/text.ts';

/** A player's turn in a few words. */
export interface DaysRecapText {
  draws: string;
  passes: string;
  /** `on` is missing for one's own week. */
  plays(card: string, on: Person | undefined): string;
  /** This many cards left the weeks. */
  removes(cards: number): string;
}

/** A player's turn in a few words, by language. */
export const DAYS_RECAP: Readonly<Record<Locale, DaysRecapText>> = {
  en: {
    draws: 'draws',
    passes: 'passes',
    plays: (card, on) => (on === undefined ? card : `${card} on ${whose(on)} week`),
    removes: (cards) => `${counted(cards, 'card', 'cards')} gone`,
  },
  it: {
    draws: 'pesca',
    passes: 'passa',
    plays: (card, on) =>
      on === undefined ? card : on.isYou ? `${card} sulla tua settimana` : `${card} sulla settimana di ${on.name}`,
    removes: (cards) => `via ${counted(cards, 'carta', 'carte')}`,
  },
};
