import type { Locale } from '../../../engine/text.ts';
import { useLocale } from '../../text/language.ts';

/** What is said while one looks at an earlier moment. */
export interface PastText {
  title: string;
  /** Before the line of the log that tells of the moment. */
  moment: string;
  begin: string;
  hidden: string;
  before: string;
  after: string;
  play: string;
  pause: string;
  now: string;
  yourTurn: string;
}

/** What is said while looking back, by language. */
export const PAST_TEXTS: Readonly<Record<Locale, PastText>> = {
  en: {
    title: 'Looking back',
    moment: 'You’re looking back at:',
    begin: 'the beginning of the game',
    hidden: 'That moment can’t be shown now.',
    before: 'The moment before',
    after: 'The next moment',
    play: 'Play up to now',
    pause: 'Pause',
    now: 'Back to now',
    yourTurn: 'Back: it’s your turn',
  },
  it: {
    title: 'Uno sguardo indietro',
    moment: 'Stai rivedendo:',
    begin: 'l’inizio della partita',
    hidden: 'Quel momento ora non si può rivedere.',
    before: 'Il momento prima',
    after: 'Il momento dopo',
    play: 'Riproduci fino al presente',
    pause: 'Pausa',
    now: 'Torna al presente',
    yourTurn: 'Torna: tocca a te',
  },
};

export function usePastText(): PastText {
  return PAST_TEXTS[useLocale()];
}
