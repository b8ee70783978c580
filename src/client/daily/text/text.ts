import type { Locale } from '../../../engine/text.ts';
import { wordsHook } from '../../text/language.ts';

/** The texts of the dungeon of the day. */
export interface DailyText {
  title: string;
  today: string;
  lead: string;
  play: string;
  goOn: string;
  practise: string;
  /** A past day that one has not played. */
  practiseFirst: string;
  seeResult: string;
  allDays: string;
  toDay: string;
  toDayPractice: string;
  opening: string;
  cannotOpen: string;
  /** The next one comes at this time. */
  next(time: string): string;
  /** Until when a day counts, in the reader's own time. */
  until(time: string): string;
  settling(time: string): string;
  oneTry: string;
  begun: string;
  late: string;
  over: string;
  notPlayed: string;
  practiceNote: string;
  players(count: number): string;
  place(place: number, of: number): string;
  streak(count: number): string;
  won: string;
  lost: string;
  yourResult: string;
  fared: string;
  /** A row of the plot: how many had it. */
  people(count: number): string;
  yours: string;
  range(from: number, to: number): string;
  known: string;
  knownNobody: string;
  placeShort(place: number): string;
  you: string;
  best(name: string): string;
  yourReplay: string;
  share: string;
  copyText: string;
  copied: string;
  shareTitle(date: string): string;
  /** Several people at one try. */
  along: { hint: string; invite: string; share: string; asked: string; join: string; failed: string };
  check: {
    title: string;
    how: string;
    sealed(when: string): string;
    fingerprint: string;
    tomorrow: string;
    seed: string;
    fits: string;
    wrong: string;
  };
  archive: string;
  archiveLead: string;
  archiveEmpty: string;
  earlier: string;
  off: string;
  offLead: string;
  failed: string;
  tryAgain: string;
  home: string;
}

/** The texts of the dungeon of the day in the page's language. */
export const useDailyText = wordsHook<DailyText>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
});

/** A day as a date; it is the same day everywhere, so not by the reader's clock. */
export function dayName(day: string, locale: Locale, length: 'long' | 'short' = 'long'): string {
  const options = length === 'long' ? ({ dateStyle: 'long' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(tagOf(locale), { ...options, timeZone: 'UTC' }).format(Date.parse(day));
}

/** A moment by the reader's own clock; with its date where it is not within a day of `now`. */
export function timeHere(at: number, locale: Locale, now: number): string {
  const isNear = Math.abs(at - now) < 86_400_000;
  const date = isNear ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(tagOf(locale), { ...date, hour: '2-digit', minute: '2-digit' }).format(at);
}

function tagOf(locale: Locale): string {
  return locale === 'en' ? 'en-GB' : locale;
}
