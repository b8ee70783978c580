import type { Bot } from '../engine/bot.ts';
import type { Box } from '../engine/game.ts';
import type { Journal } from '../journal/journal.ts';

/** Runs something after some milliseconds; what it returns calls it off. */
export type Schedule = (ms: number, run: () => void) => () => void;

/** What a table needs of the house it stands in: everything that is not pure comes from here. */
export interface House {
  journal: Journal;
  findBox(game: string): Box | undefined;
  findBot(game: string, bot: string): Bot | undefined;
  /** The time of day in ms. */
  now(): number;
  schedule: Schedule;
  /** Bytes nobody can foretell. */
  random(bytes: number): Uint8Array;
  /** A code for a table, which somebody may have already. */
  newCode(): string;
  /** For tests: whether pages may set the options that only the house gives. */
  allowGiven?: boolean;
  /** Told of what went wrong at a table; the other tables go on. */
  report(trouble: unknown, table: string): void;
}

/** The longest wait a timer of the platform can hold. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** The platform's own timers. */
export const platformSchedule: Schedule = (ms, run) => {
  const timer = setTimeout(run, Math.min(Math.max(0, ms), LONGEST_WAIT));
  return () => clearTimeout(timer);
};

/** The platform's own source of unforeseeable bytes. */
export function platformRandom(bytes: number): Uint8Array {
  return globalThis.crypto.getRandomValues(new Uint8Array(bytes));
}
