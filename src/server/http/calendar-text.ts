import { type Locale, listed } from '../../engine/text.ts';

interface CalendarText {
  title(game: string, names: readonly string[]): string;
  meet: string;
}

/** What a calendar says of the next evening of the same people. */
export const CALENDAR_TEXT: Readonly<Record<Locale, CalendarText>> = {
  en: {
    title: (game, names) => (names.length === 0 ? game : `${game}: ${listed(names, 'and')}`),
    meet: 'Same people, same time. Open the last table and play again:',
  },
  it: {
    title: (game, names) => (names.length === 0 ? game : `${game}: ${listed(names, 'e')}`),
    meet: 'Stesso gruppo, stessa ora. Apri l’ultimo tavolo e rigioca:',
  },
};
