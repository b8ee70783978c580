import { byCount, type Locale, listed } from '../../engine/text.ts';

interface NoticeText {
  language: string;
  title(game: string): string;
  waiting(names: readonly string[], since: string): string;
  open: string;
  off: string;
  offLabel: string;
  /** On the page that the link in a mail opens, above its one button. */
  askOff: string;
  askedOff: string;
  isOff: string;
  wasOff: string;
  home: string;
}

/** The text of turn notices, and of the pages that end them. */
export const NOTICE_TEXT: Readonly<Record<Locale, NoticeText>> = {
  en: {
    language: 'en-GB',
    title: (game) => `${game}: it’s your turn`,
    waiting: (names, since) =>
      names.length === 0
        ? `The table has been waiting since ${since}.`
        : `${listed(names, 'and')} ${byCount(names.length, 'has', 'have')} been waiting since ${since}.`,
    open: 'Play on:',
    off: 'Stop these messages from this table:',
    offLabel: 'Stop these',
    askOff: 'This table tells you by e-mail when it’s your turn.',
    askedOff: 'Stop these messages',
    isOff: 'Done: this table won’t message you here any more.',
    wasOff: 'These messages are off already.',
    home: 'Home page',
  },
  it: {
    language: 'it-IT',
    title: (game) => `${game}: tocca a te`,
    waiting: (names, since) =>
      names.length === 0
        ? `Il tavolo aspetta da ${since}.`
        : `${listed(names, 'e')} ${byCount(names.length, 'aspetta', 'aspettano')} da ${since}.`,
    open: 'Continua a giocare:',
    off: 'Non ricevere più questi messaggi dal tavolo:',
    offLabel: 'Basta messaggi',
    askOff: 'Questo tavolo ti scrive quando tocca a te.',
    askedOff: 'Basta messaggi',
    isOff: 'Fatto: qui questo tavolo non ti scrive più.',
    wasOff: 'Questi messaggi sono già disattivati.',
    home: 'Pagina iniziale',
  },
};

/** A time in words, in the reader's language and time zone. */
export function saidMoment(time: number, locale: Locale, zone: string): string {
  return new Intl.DateTimeFormat(NOTICE_TEXT[locale].language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
  }).format(time);
}
