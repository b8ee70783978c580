import { type OthersTurns, recapBySeat } from '../../client/kit/stage/recap.ts';
import { counted, type Locale, type Person, personAt, whose } from '../../engine/text.ts';
import { type CardNumber, cardAt, type DaysPack, TERROR, TRANSFORMATION, TRANSPORTATION } from './rules/content.ts';
import type { DaysEvent } from './rules/state.ts';

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

/** The others' plays, the weeks affected, and how many cards were removed. */
export function recap(turns: OthersTurns<DaysEvent, DaysPack>): string[] {
  const { pack, locale, names, you } = turns;
  const text = DAYS_RECAP[locale];
  const card = (number: CardNumber) => cardAt(pack, number).name[locale];
  const person = (seat: number) => personAt(seat, names, you === 'spectator' ? undefined : you);
  const clauseOf = (event: DaysEvent): string | undefined => {
    switch (event.kind) {
      case 'drawn':
        return text.draws;
      case 'passed':
        return text.passes;
      case 'placed':
        return text.plays(card(event.card), event.board === event.seat ? undefined : person(event.board));
      case 'terrified':
        return text.plays(card(TERROR), undefined);
      case 'transported':
        return text.plays(card(TRANSPORTATION), person(event.board));
      case 'transformed':
        return text.plays(card(TRANSFORMATION), event.board === event.seat ? undefined : person(event.board));
      case 'removed':
        return text.removes(event.cards.length);
      default:
        return undefined;
    }
  };
  const say = (events: readonly DaysEvent[]) =>
    [...new Set(events.map(clauseOf))].filter((said) => said !== undefined).join(', ') || undefined;
  return recapBySeat(turns, { seatOf: (event) => ('seat' in event ? event.seat : undefined), say });
}
