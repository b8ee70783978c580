import { does, type Locale, orYou, type Person, people } from '../../../engine/text.ts';

const EN_PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const IT_PLACES = ['primo', 'secondo', 'terzo', 'quarto', 'quinto', 'sesto'];

const en = {
  /** A place as one says it: third. */
  placeName: (place: number) => EN_PLACES[place - 1] ?? `in place ${place}`,
  /** A sole winner, by this much. */
  ahead: (winner: Person, by: string, next: Person) =>
    `${does(winner, 'wins', 'You win')} by ${by}, ahead of ${orYou(next, 'you')}.`,
  /** Equal with the next: the tie-break decided. */
  aheadOnTie: (winner: Person, next: Person) =>
    `A tie with ${orYou(next, 'you')}: ${does(winner, 'wins', 'you win')} the tie-break.`,
  shared: (winners: readonly Person[]) => `First place is shared: ${people(winners, { you: 'you', last: 'and' })}.`,
  /** Where the reader came, from second on. */
  behind: (place: number, by: string, winner: Person) =>
    `You came ${EN_PLACES[place - 1] ?? `in place ${place}`}, ${by} behind ${orYou(winner, 'you')}.`,
  behindOnTie: (place: number, winner: Person) =>
    `You came ${EN_PLACES[place - 1] ?? `in place ${place}`}, tied with ${orYou(winner, 'you')}: the tie-break decided.`,
};

/** The texts for a place and its margin; `by` is the margin in the game's words: "3 points". */
export type PlaceText = typeof en;

const it: PlaceText = {
  placeName: (place) => IT_PLACES[place - 1] ?? `${place}º`,
  ahead: (winner, by, next) => `${does(winner, 'vince', 'Vinci')} con ${by} di vantaggio su ${orYou(next, 'di te')}.`,
  aheadOnTie: (winner, next) => `Parità con ${orYou(next, 'te')}: ${does(winner, 'vince', 'vinci tu')} allo spareggio.`,
  shared: (winners) => `Primo posto a pari merito: ${people(winners, { you: 'tu', last: 'e' })}.`,
  behind: (place, by, winner) =>
    `Arrivi al ${IT_PLACES[place - 1] ?? `${place}º`} posto, a ${by} da ${orYou(winner, 'te')}.`,
  behindOnTie: (place, winner) =>
    `Arrivi al ${IT_PLACES[place - 1] ?? `${place}º`} posto, alla pari con ${orYou(winner, 'te')}: ha deciso lo spareggio.`,
};

/** Places and margins, by language. */
export const PLACE_TEXTS: Readonly<Record<Locale, PlaceText>> = { en, it };
