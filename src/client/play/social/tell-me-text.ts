import type { Locale } from '../../../engine/text.ts';
import { useLocale } from '../../text/language.ts';

const en = {
  tell: 'Tell me when it’s my turn',
  telling: 'You’ll get a notification when it’s your turn.',
  blocked: 'Your browser blocks notifications from this page. The page title and a sound will tell you instead.',
  /** At a slow table: notices come with the page closed. */
  lead: 'Close this page and do something else: you’ll hear when it’s your turn at this table.',
  notHere: 'This browser can’t show notifications here. On an iPhone or iPad, add this page to the home screen first.',
  /** The push service of this browser doesn't work. */
  openOnly: 'This browser can only tell you while the page is open in the background.',
  mailLabel: 'E-mail address',
  mailMe: 'E-mail me',
  mailing: (address: string) => `You’ll get an e-mail at ${address}.`,
  elsewhere: 'Another device of yours gets a notification.',
  stop: 'Stop and delete my address',
  failed: 'That didn’t work. Try again in a moment.',
};

/** The texts of being told of one's turn. */
type TellMeText = typeof en;

const it: TellMeText = {
  tell: 'Avvisami quando tocca a me',
  telling: 'Riceverai un avviso quando tocca a te.',
  blocked: 'Il browser blocca le notifiche di questa pagina; ti avvisano il titolo e un suono.',
  lead: 'Chiudi pure la pagina e fai altro: ti avvisiamo quando tocca a te a questo tavolo.',
  notHere: 'Qui il browser non può mostrare notifiche. Su iPhone o iPad aggiungi prima la pagina alla schermata Home.',
  openOnly: 'Questo browser ti avvisa solo se la pagina resta aperta in secondo piano.',
  mailLabel: 'Indirizzo e-mail',
  mailMe: 'Scrivimi',
  mailing: (address) => `Riceverai un’e-mail a ${address}.`,
  elsewhere: 'Un altro tuo dispositivo riceve un avviso.',
  stop: 'Basta avvisi: elimina il mio indirizzo',
  failed: 'Non ha funzionato. Riprova tra un momento.',
};

/** The texts of being told of one's turn, by language. */
export const TELL_ME_TEXTS: Readonly<Record<Locale, TellMeText>> = { en, it };

/** The same in the reader's language. */
export function useTellMeText(): TellMeText {
  return TELL_ME_TEXTS[useLocale()];
}
