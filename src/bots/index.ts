import type { Bot } from '../engine/bot.ts';
import { GAME_IDS } from '../games/catalogue.ts';
import { loadBots } from '../games/load.ts';

const ladders = await Promise.all(GAME_IDS.map(async (id) => [id, await loadBots(id)] as const));

/** The bots of each game, weakest first. */
const LADDERS: ReadonlyMap<string, readonly Bot[]> = new Map(ladders);

/** The bots that can play a game, weakest first. */
export function botsFor(gameId: string): readonly Bot[] {
  return LADDERS.get(gameId) ?? [];
}

/** One bot of a game; undefined if the game has no bot of that name. */
export function findBot(gameId: string, botId: string): Bot | undefined {
  return botsFor(gameId).find(({ id }) => id === botId);
}
