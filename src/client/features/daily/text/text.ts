import type { Locale } from '../../../../engine/text.ts';
import { wordsHook } from '../../../text/language.ts';
import type { en } from './en.ts';

/** The texts of the dungeon of the day. */
export type DailyText = typeof en;

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
