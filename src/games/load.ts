import type { Bot } from '../engine/bot.ts';
import type { Box } from '../engine/game.ts';
import type { GameId } from './catalogue.ts';
import type { ReplayParts } from './kit.ts';

// By the folders' names: each game is a file of its own wherever this is built into. Its kit holds that they exist.

/** Loads the rules of a game. */
export async function loadRules(id: GameId): Promise<Box> {
  const { box }: { box: Box } = await import(`./${id}/box.ts`);
  return box;
}

/** Loads the players of a game that are programs, weakest first. */
export async function loadBots(id: GameId): Promise<readonly Bot[]> {
  const { bots }: { bots: readonly Bot[] } = await import(`./${id}/bots/index.ts`);
  return bots;
}

/** Loads what a replay shows of a game besides its page. */
export async function loadReplay(id: GameId): Promise<ReplayParts> {
  const { replay }: { replay: ReplayParts } = await import(`./${id}/replay.ts`);
  return replay;
}
