import type { Bot, ThinkRequest } from '../engine/bot.ts';
import type { Box } from '../engine/game.ts';
import type { Journal } from '../journal/journal.ts';
import type { Strangers } from './open/strangers.ts';

/** Runs something after some milliseconds; returns a function that cancels it. */
export type Schedule = (ms: number, run: () => void) => () => void;

/** What a table needs from the process it runs in: everything impure comes from here. */
export interface House {
  journal: Journal;
  findBox(game: string): Box | undefined;
  findBot(game: string, bot: string): Bot | undefined;
  /** The id of a game's default bot, which plays for people who are away, rest or were removed. */
  usualBot(game: string): string | undefined;
  /**
   * Thinks about a question in a worker and resolves with the index of a move in its list, or with undefined if there
   * was no time. Rejects if aborted or failed. Without a thought the bot's quick player moves; a house without this
   * method has quick bots only.
   */
  think?(request: ThinkRequest, signal: AbortSignal): Promise<number | undefined>;
  /** The time of day in ms. */
  now(): number;
  schedule: Schedule;
  /** Yields in the middle of long work; a house without it does such work in one go. */
  pause?(): Promise<void>;
  /** Cryptographically random bytes. */
  random(bytes: number): Uint8Array;
  /** A code for a table; it may already be in use. */
  newCode(): string;
  /** The rules for strangers at open tables; without it there are no open tables. */
  strangers?: Strangers;
  /** For tests: whether pages may set options reserved to the server. */
  allowGiven?: boolean;
  /** Called with each error at a table; the other tables go on. */
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
