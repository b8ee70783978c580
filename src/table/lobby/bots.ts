import type { Box } from '../../engine/game.ts';
import { elementAt } from '../../engine/list.ts';
import { textDigest } from '../digest.ts';
import type { Chair } from '../entry.ts';
import { distinctName } from './distinct-name.ts';
import { type LateBot, type Lobby, occupied, withBots } from './lobby.ts';

/** Names that sound right in English and Italian alike. */
const NAMES = [
  'Ortensia',
  'Baldo',
  'Mirtilla',
  'Tancredi',
  'Fiammetta',
  'Ruggero',
  'Ginevra',
  'Orlando',
  'Melissa',
  'Astolfo',
  'Bradamante',
  'Pipino',
] as const;

/** A bot name not yet used at the table; the order of names differs from table to table. */
export function botName(chairs: readonly Chair[], salt: string): string {
  // Drawn from a digest, because the salt may be a secret of the table.
  const first = Number.parseInt(textDigest(`bot names ${salt}`).slice(0, 8), 16);
  const order = NAMES.map((_, index) => elementAt(NAMES, (first + index) % NAMES.length));
  return order.find((name) => distinctName(chairs, name) === name) ?? distinctName(chairs, elementAt(order, 0));
}

/** The bots that fill empty chairs at the start, up to the requested number of players. */
export function lateBots(box: Box, { chairs, manners, seed }: Pick<Lobby, 'chairs' | 'manners' | 'seed'>): LateBot[] {
  const { fill } = manners;
  if (fill === undefined) return [];
  const missing = Math.min(fill.to, box.seats.max) - occupied(chairs).length;
  const empty = chairs.flatMap(({ kind }, chair) => (kind === 'empty' ? [chair] : []));
  const bots: LateBot[] = [];
  for (const chair of empty.slice(0, Math.max(0, missing))) {
    bots.push({ chair, bot: fill.bot, name: botName(withBots(chairs, bots), seed) });
  }
  return bots;
}
