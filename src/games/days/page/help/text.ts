import { counted, type Locale } from '../../../../engine/text.ts';

const en = {
  draw: (left: number) => `Draw a card: ${counted(left, 'card', 'cards')} left in the deck`,
  /** This many of your cards can be played. */
  play: (playable: number) => `Play a card: you can play ${playable} of yours`,
  pass: 'Pass: you can’t do anything else',
};

/** Actions in Dungeon Days, in plain words. */
export type DaysNowText = typeof en;

const it: DaysNowText = {
  draw: (left) => `Pesca una carta: nel mazzo ${left === 1 ? 'ne resta 1' : `ne restano ${left}`}`,
  play: (playable) => `Gioca una carta: puoi giocarne ${playable}`,
  pass: 'Passa: non puoi fare altro',
};

/** Actions in Dungeon Days, by language. */
export const DAYS_NOW: Readonly<Record<Locale, DaysNowText>> = { en, it };
