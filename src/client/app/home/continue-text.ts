import { counted, type Locale, toName } from '../../../engine/text.ts';
import { useLocale } from '../../text/language.ts';

const en = {
  hereAt: (game: string, code: string) => `${game}, on this device (${code})`,
  /** `number`: where there are several. */
  forgetCampaign: (number: number | undefined) =>
    `Forget ${number === undefined ? 'the campaign' : `campaign ${number}`}`,
  continueCampaign: (game: string | undefined, number: number | undefined) =>
    `${game === undefined ? 'Your campaign' : `${game}: your campaign`}${number === undefined ? '' : ` ${number}`}`,
  continueTitle: 'Continue',
  continueAt: (game: string, code: string) => `${game}, table ${code}`,
  /** It is your turn at an unfinished table. */
  yourTurn: 'Your turn',
  /** It is the turn of somebody on a shared device. */
  turnOf: (name: string) => `${name}’s turn`,
  /** The table this device is the big screen of. */
  screenAt: (game: string, code: string) => `${game}, big screen of table ${code}`,
  /** Folded: tables this device only shows, or only tried something out at. */
  asideTitle: 'Big screens and what-ifs',
  triedAt: (game: string, code: string) => `${game}, what-if ${code}`,
  forget: (code: string) => `Forget table ${code}`,
  you: {
    title: (name: string | undefined) => (name === undefined ? 'Welcome back' : `Welcome back, ${name}`),
    /** Under a number: days in a row with a game. */
    days: (count: number): string => (count === 1 ? 'day in a row' : 'days in a row'),
    won: (count: number): string => (count === 1 ? 'game won' : 'games won'),
    /** Instead of no win. */
    played: (count: number): string => (count === 1 ? 'game played' : 'games played'),
    goal: 'Next goal',
    /** What to try next, in the game played last. */
    first: (game: string) => `Win your first game of ${game}`,
    more: (game: string, wins: number) =>
      `Win ${game} again: ${counted(wins, 'win', 'wins')} in a row would be your longest run`,
    beat: (game: string, best: string, figure: number) => `${game}: beat your best (${best}: ${figure})`,
    again: (game: string) => `Win ${game} once more`,
  },
};

/** The texts for whoever comes back to the home page. */
type ContinueText = typeof en;

const it: ContinueText = {
  hereAt: (game, code) => `${game}, su questo dispositivo (${code})`,
  forgetCampaign: (number) => `Dimentica la campagna${number === undefined ? '' : ` ${number}`}`,
  continueCampaign: (game, number) =>
    `${game === undefined ? 'La tua campagna' : `${game}: la tua campagna`}${number === undefined ? '' : ` ${number}`}`,
  continueTitle: 'Continua',
  continueAt: (game, code) => `${game}, tavolo ${code}`,
  yourTurn: 'Tocca a te',
  turnOf: (name) => `Tocca ${toName(name)}`,
  screenAt: (game, code) => `${game}, schermo grande del tavolo ${code}`,
  asideTitle: 'Schermi grandi e partite «e se…»',
  triedAt: (game, code) => `${game}, «e se…» (${code})`,
  forget: (code) => `Dimentica il tavolo ${code}`,
  you: {
    title: (name) => (name === undefined ? 'Che piacere rivederti' : `Che piacere rivederti, ${name}`),
    days: (count) => (count === 1 ? 'giorno di fila' : 'giorni di fila'),
    won: (count) => (count === 1 ? 'partita vinta' : 'partite vinte'),
    played: (count) => (count === 1 ? 'partita giocata' : 'partite giocate'),
    goal: 'Prossimo obiettivo',
    first: (game) => `Vinci la tua prima partita a ${game}`,
    more: (game, wins) =>
      `Vinci ancora a ${game}: ${counted(wins, 'vittoria', 'vittorie')} di fila sarebbe il tuo primato`,
    beat: (game, best, figure) => `${game}: batti il tuo primato (${best}: ${figure})`,
    again: (game) => `Vinci un’altra partita a ${game}`,
  },
};

/** By language: part of what is loaded only if this device was used before. */
export const CONTINUE_TEXTS: Readonly<Record<Locale, ContinueText>> = { en, it };

export function useContinueText(): ContinueText {
  return CONTINUE_TEXTS[useLocale()];
}
