import type { Box } from '../../engine/game.ts';
import { botName } from './bot-names.ts';
import { type LateBot, type Lobby, occupied, withBots } from './lobby.ts';

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
