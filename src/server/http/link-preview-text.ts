import { byCount, counted, type Locale } from '../../engine/text.ts';

interface PreviewText {
  house: string;
  title: Record<'open' | 'playing' | 'over' | 'challenge', (game: string) => string>;
  open(taken: number, chairs: number): string;
  challenge: string;
  playing: string;
  over: string;
  game(mood: string, seats: { min: number; max: number }, minutes: number): string;
}

/** The sentences beside the picture of a shared link. */
export const PREVIEW_TEXT: Readonly<Record<Locale, PreviewText>> = {
  en: {
    house: 'Four dungeon games to play with friends or bots, in your browser.',
    title: {
      open: (game) => `Come and play ${game}`,
      playing: (game) => `${game}: a game is on`,
      over: (game) => `${game}: the game is over`,
      challenge: (game) => `A dare: ${game}`,
    },
    open: (taken, chairs) => `Seats taken: ${taken} of ${chairs}. Open the link and sit down: nothing to install.`,
    challenge: 'Play the same cards from the same seat. Can you do better?',
    playing: 'Open the link to play on, or to watch.',
    over: 'See how it went, and play again.',
    game: (mood, { min, max }, minutes) =>
      `${mood}. ${players(min, max)} ${byCount(max, 'player', 'players')}, about ${counted(minutes, 'minute', 'minutes')}.`,
  },
  it: {
    house: 'Quattro giochi ambientati nei dungeon, con amici o bot, nel browser.',
    title: {
      open: (game) => `Gioca a ${game}`,
      playing: (game) => `${game}: partita in corso`,
      over: (game) => `${game}: partita finita`,
      challenge: (game) => `Una sfida: ${game}`,
    },
    open: (taken, chairs) => `Posti presi: ${taken} su ${chairs}. Apri il link e siediti: non serve installare niente.`,
    challenge: 'Stesse carte, stesso posto. Sai fare di meglio?',
    playing: 'Apri il link per giocare o per guardare.',
    over: 'Guarda com’è andata e rigioca.',
    game: (mood, { min, max }, minutes) =>
      `${mood}. ${players(min, max)} ${byCount(max, 'giocatore', 'giocatori')}, circa ${counted(minutes, 'minuto', 'minuti')}.`,
  },
};

function players(min: number, max: number): string {
  return min === max ? String(min) : `${min}–${max}`;
}
