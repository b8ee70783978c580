import type { Locale } from '../../../engine/text.ts';
import { useLocale } from '../../text/language.ts';

/** The texts of looking back. */
export interface PastText {
  title: string;
  /** Before the log line of the moment. */
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

/** The texts of looking back, by language. */
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
    play: 'Riproduci fino a ora',
    pause: 'Pausa',
    now: 'Torna alla partita',
    yourTurn: 'Torna: tocca a te',
  },
};

export function usePastText(): PastText {
  return PAST_TEXTS[useLocale()];
}
