import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { tableRng } from '../../engine/table-rng.ts';
import type { Table } from '../table.ts';

/** More seats than any game has. */
const SEATS = 16;

/**
 * The random numbers for a bot's next decision at a daily table: derived only from the table's seed, the standing steps
 * and the bot's seat, so that the same choices meet the same bots everywhere and after any restart. Undefined at other
 * tables, where knowing the seed must not let anybody predict a bot.
 */
export function dailyBotRng({ lobby, play, seed }: Table, seat: Seat): Rng | undefined {
  if (lobby.daily === undefined || play === undefined) return undefined;
  return tableRng(sha256(concatBytes(utf8ToBytes('bots of the day'), seed)), play.steps.length * SEATS + seat);
}
