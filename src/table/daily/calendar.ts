import type { DailyGame, DailySetup } from '../../engine/daily.ts';
import { elementAt } from '../../engine/list.ts';

/** A day in UTC, such as `2026-11-18`. */
export type DailyDate = string;

const DAY_MS = 86_400_000;
/** A game begun before midnight may be finished until then; only then the seed is published. */
const GRACE_MS = 3_600_000;

/** The times of a day, in ms since 1970. */
export interface DailyTimes {
  startsAt: number;
  /** After this no try can begin. */
  endsAt: number;
  /** After this no result counts, and the seed may be published. */
  opensAt: number;
}

/** The day of a time. */
export function dateOf(at: number): DailyDate {
  return new Date(at).toISOString().slice(0, 10);
}

/** Whether a text is an existing day in canonical form. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dateOf(Date.parse(text)) === text;
}

export function timesOf(day: DailyDate): DailyTimes {
  const startsAt = Date.parse(day);
  return { startsAt, endsAt: startsAt + DAY_MS, opensAt: startsAt + DAY_MS + GRACE_MS };
}

/** The day this many days later, or earlier if negative. */
export function daysAfter(day: DailyDate, days: number): DailyDate {
  return dateOf(Date.parse(day) + days * DAY_MS);
}

/** The game of a day: the games take turns, and each round uses a game's next setup. */
export function turnOf(
  day: DailyDate,
  games: readonly DailyGame[],
): { game: DailyGame; setup: DailySetup } | undefined {
  const able = games.filter(({ setups }) => setups.length > 0);
  if (able.length === 0) return undefined;
  const number = Math.floor(Date.parse(day) / DAY_MS);
  const game = elementAt(able, number % able.length);
  return { game, setup: elementAt(game.setups, Math.floor(number / able.length) % game.setups.length) };
}
