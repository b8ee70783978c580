import { counted, type Locale, type Person, whose } from '../../../engine/text.ts';

const en = {
  draws: 'draws',
  passes: 'passes',
  /** `on` is missing for one's own week. */
  plays: (card: string, on: Person | undefined) => (on === undefined ? card : `${card} on ${whose(on)} week`),
  /** This many cards left the weeks. */
  removes: (cards: number) => `${counted(cards, 'card', 'cards')} gone`,
};

/** A player's turn in a few words. */
export type DaysRecapText = typeof en;

const it: DaysRecapText = {
  draws: 'pesca',
  passes: 'passa',
  plays: (card, on) =>
    on === undefined ? card : on.isYou ? `${card} sulla tua settimana` : `${card} sulla settimana di ${on.name}`,
  removes: (cards) => `via ${counted(cards, 'carta', 'carte')}`,
};

/** A player's turn in a few words, by language. */
export const DAYS_RECAP: Readonly<Record<Locale, DaysRecapText>> = { en, it };
