import type { Locale } from '../../../engine/text.ts';
import { useLocale } from '../../text/language.ts';

const en = {
  title: 'Looking back',
  /** Before the log line of the moment. */
  moment: 'You’re looking back at:',
  begin: 'the beginning of the game',
  hidden: 'That moment can’t be shown now.',
  before: 'The moment before',
  after: 'The next moment',
  play: 'Play up to now',
  pause: 'Pause',
  now: 'Back to now',
  yourTurn: 'Back: it’s your turn',
};

/** The texts of looking back. */
export type PastText = typeof en;

const it: PastText = {
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
};

/** The texts of looking back, by language. */
export const PAST_TEXTS: Readonly<Record<Locale, PastText>> = { en, it };

export function usePastText(): PastText {
  return PAST_TEXTS[useLocale()];
}
