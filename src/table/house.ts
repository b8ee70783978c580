import type { Bot, ThinkRequest } from '../engine/bot.ts';
import type { Box } from '../engine/game.ts';
import type { Timers } from '../engine/timers.ts';
import type { Journal } from '../journal/journal.ts';
import type { Strangers } from './open/strangers.ts';

/** What a table needs from the process it runs in: everything impure comes from here. */
export interface House extends Pick<Timers, 'now' | 'schedule'> {
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
  think?: ((request: ThinkRequest, signal: AbortSignal) => Promise<number | undefined>) | undefined;
  /** Yields in the middle of long work; a house without it does such work in one go. */
  pause?(): Promise<void>;
  /** Cryptographically random bytes. */
  random(bytes: number): Uint8Array;
  /** A code for a table; it may already be in use. */
  newCode(): string;
  /** The rules for strangers at open tables; without it there are no open tables. */
  strangers?: Strangers | undefined;
  /** For tests: whether pages may set options reserved to the server. */
  allowGiven?: boolean | undefined;
  /** Called with each error at a table; the other tables go on. */
  report(error: unknown, table: string): void;
}

/** The platform's cryptographic random source. */
export function platformRandom(bytes: number): Uint8Array {
  return globalThis.crypto.getRandomValues(new Uint8Array(bytes));
}

/** Work goes on for so long before others have a turn. */
const SLICE_MS = 1;

/** To be asked between two parts of long work: pauses when it has gone on for a slice, in a house that pauses. */
export function inSlices({ pause, now }: Pick<House, 'pause' | 'now'>): () => Promise<void> | undefined {
  let since = now();
  return () => {
    if (pause === undefined || Math.abs(now() - since) < SLICE_MS) return undefined;
    return pause().then(() => {
      since = now();
    });
  };
}
