import type { DailyGame, DailySetup } from '../../engine/daily.ts';

/** A day in UTC, such as `2026-11-18`. */
export type DailyDate = string;

const DAY_MS = 86_400_000;
/** Somebody who began before midnight may finish until then; only then the seed is opened. */
const GRACE_MS = 3_600_000;

/** The times of a day, in ms since 1970. */
export interface DailyTimes {
  startsAt: number;
  /** From here on no try begins. */
  endsAt: number;
  /** From here on no result counts, and the seed may be opened. */
  opensAt: number;
}

/** The day of a moment. */
export function dateOf(at: number): DailyDate {
  return new Date(at).toISOString().slice(0, 10);
}

/** Whether a text is a day that exists, written the one way. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dateOf(Date.parse(text)) === text;
}

export function timesOf(day: DailyDate): DailyTimes {
  const startsAt = Date.parse(day);
  return { startsAt, endsAt: startsAt + DAY_MS, opensAt: startsAt + DAY_MS + GRACE_MS };
}

/** The day so many days later, or earlier. */
export function daysAfter(day: DailyDate, days: number): DailyDate {
  return dateOf(Date.parse(day) + days * DAY_MS);
}

/** What is played on a day: the games in turn, and each time it comes round the next setup of a game. */
export function turnOf(
  day: DailyDate,
  games: readonly DailyGame[],
): { game: DailyGame; setup: DailySetup } | undefined {
  const able = games.filter(({ setups }) => setups.length > 0);
  if (able.length === 0) return undefined;
  const number = Math.floor(Date.parse(day) / DAY_MS);
  const game = able[number % able.length];
  return { game, setup: game.setups[Math.floor(number / able.length) % game.setups.length] };
}
