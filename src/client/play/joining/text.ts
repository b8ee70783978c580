import type { Locale } from '../../../engine/text.ts';
import { useLocale } from '../../text/language.ts';

const en = {
  waiting: 'Waiting for somebody to let you in…',
  nobodyHere: 'Nobody’s here to let you in. We’ll ask the first person who comes.',
  cancel: 'Just watch',
  refused: 'They’d rather play on as they are. You can still watch.',
  refusedForNow: 'They’d rather play on as they are. You can watch, and ask once more in a minute.',
  again: 'Ask again',
  /** To those who play. */
  question: (name: string) => `${name} would like to join.`,
  letIn: 'Let in',
  letInName: (name: string) => `Let ${name} in`,
  no: 'No',
  noName: (name: string) => `No, don’t let ${name} in`,
};

/** The texts of joining a private game under way. */
type JoiningText = typeof en;

const it: JoiningText = {
  waiting: 'In attesa che qualcuno ti faccia entrare…',
  nobodyHere: 'Non c’è nessuno che possa farti entrare. Lo chiederemo al primo che arriva.',
  cancel: 'Guardo e basta',
  refused: 'Preferiscono continuare così. Puoi comunque guardare.',
  refusedForNow: 'Preferiscono continuare così. Puoi guardare, e chiedere ancora una volta tra un minuto.',
  again: 'Chiedi di nuovo',
  question: (name) => `${name} vorrebbe giocare con voi.`,
  letIn: 'Fai entrare',
  letInName: (name) => `Fai entrare ${name}`,
  no: 'No',
  noName: (name) => `Non far entrare ${name}`,
};

/** The texts of joining a private game under way, by language. */
export const JOINING_TEXTS: Readonly<Record<Locale, JoiningText>> = { en, it };

/** The same in the reader's language. */
export function useJoiningText(): JoiningText {
  return JOINING_TEXTS[useLocale()];
}
