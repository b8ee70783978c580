import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { tableRng } from '../../engine/table-rng.ts';
import type { Table } from '../table.ts';

/** More seats than any game has. */
const SEATS = 16;

/**
 * The chance of a bot's next decision at a table of the day: from its seed, the steps that stand and the bot's seat
 * alone, so that the same choices meet the same bots everywhere and after any restart. Undefined at other tables, where
 * nobody should be able to work out what a bot will do once the seed is known.
 */
export function dailyBotRng({ lobby, play, seed }: Table, seat: Seat): Rng | undefined {
  if (lobby.daily === undefined || play === undefined) return undefined;
  return tableRng(sha256(concatBytes(utf8ToBytes('bots of the day'), seed)), play.steps.length * SEATS + seat);
}
