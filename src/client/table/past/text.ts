import type { Locale } from '../../../engine/text.ts';
import { useLocale } from '../../language.ts';

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

const TEXTS: Readonly<Record<Locale, PastText>> = {
  en: {
    title: 'Looking back',
    moment: 'You are looking at the moment of:',
    begin: 'the beginning of the game',
    hidden: 'That moment is not shown just now.',
    before: 'The moment before',
    after: 'The next moment',
    play: 'Play on to now',
    pause: 'Pause',
    now: 'Back to now',
    yourTurn: 'Back: it is your turn',
  },
  it: {
    title: 'Uno sguardo indietro',
    moment: 'Stai guardando il momento di:',
    begin: 'inizio della partita',
    hidden: 'Quel momento ora non si può rivedere.',
    before: 'Il momento prima',
    after: 'Il momento dopo',
    play: 'Scorri fino ad adesso',
    pause: 'Pausa',
    now: 'Torna ad adesso',
    yourTurn: 'Torna: tocca a te',
  },
};

export function usePastText(): PastText {
  return TEXTS[useLocale()];
}
