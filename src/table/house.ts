import type { Bot, ThinkRequest } from '../engine/bot.ts';
import type { Box } from '../engine/game.ts';
import type { Journal } from '../journal/journal.ts';
import type { Strangers } from './open/strangers.ts';

/** Runs something after some milliseconds; returns a function that cancels it. */
export type Schedule = (ms: number, run: () => void) => () => void;

/** What a table needs of the process it runs in: everything that is not pure comes from here. */
export interface House {
  journal: Journal;
  findBox(game: string): Box | undefined;
  findBot(game: string, bot: string): Bot | undefined;
  /** The id of a game's usual bot, which plays for people who are gone, rest or were sent away. */
  usualBot(game: string): string | undefined;
  /**
   * Thinks about a question away from the tables and resolves with the place of a move in its list, or with undefined
   * where no time was left for it. Rejects when it was aborted or failed. Without a thought the bot's quick player moves;
   * a house without this plays quick bots only.
   */
  think?(request: ThinkRequest, signal: AbortSignal): Promise<number | undefined>;
  /** The time of day in ms. */
  now(): number;
  schedule: Schedule;
  /** Lets others have a turn in the middle of long work; a house without it does such work in one go. */
  pause?(): Promise<void>;
  /** Cryptographically random bytes. */
  random(bytes: number): Uint8Array;
  /** A code for a table, which somebody may have already. */
  newCode(): string;
  /** What the house does about strangers who meet at open tables; one without has no such tables. */
  strangers?: Strangers;
  /** For tests: whether pages may set the options that only the house gives. */
  allowGiven?: boolean;
  /** Told of what went wrong at a table; the other tables go on. */
  report(trouble: unknown, table: string): void;
}

/** The longest delay of `setTimeout`. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** The platform's own timers. */
export const platformSchedule: Schedule = (ms, run) => {
  const timer = setTimeout(run, Math.min(Math.max(0, ms), LONGEST_WAIT));
  return () => clearTimeout(timer);
};

/** The platform's cryptographic random source. */
export function platformRandom(bytes: number): Uint8Array {
  return globalThis.crypto.getRandomValues(new Uint8Array(bytes));
}
