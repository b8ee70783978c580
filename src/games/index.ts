import type { Box } from '../engine/game.ts';
import { GAME_IDS, type GameId, isGameId } from './catalogue.ts';
import { loadRules } from './load.ts';

const boxes = await Promise.all(GAME_IDS.map(async (id) => [id, await loadRules(id)] as const));

/** The boxes of all games by id, for programs that need them all at once. */
export const BOXES = Object.fromEntries(boxes) as Readonly<Record<GameId, Box>>;

/** The box of a game, or undefined for an unknown id. */
export function findBox(id: string): Box | undefined {
  return isGameId(id) ? BOXES[id] : undefined;
}
