import { type Locale, listed } from '../../engine/text.ts';

interface CalendarText {
  title(game: string, names: readonly string[]): string;
  meet: string;
}

/** The text of a calendar entry for the same people's next evening. */
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
