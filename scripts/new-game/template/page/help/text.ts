import { counted, type Locale } from '../../../../engine/text.ts';

/** Actions in New Game, in plain words. */
export interface NewGameNowText {
  /** How many sides of the die are on the heap. */
  roll(sides: number): string;
  /** The gold on the heap. */
  stop(gold: number): string;
}

/** Actions in New Game, by language. */
export const NEW_GAME_NOW: Readonly<Record<Locale, NewGameNowText>> = {
  en: {
    roll: (sides) => (sides === 0 ? 'Roll the die' : 'Roll again: a pit takes the heap'),
    stop: (gold) => `Stop and keep ${gold} gold`,
  },
  it: {
    roll: (sides) => (sides === 0 ? 'Tira il dado' : 'Tira ancora: una fossa si prende il mucchio'),
    stop: (gold) => `Fermati e tieni ${counted(gold, 'moneta d’oro', 'monete d’oro')}`,
  },
};
