import type { Box } from '../engine/game.ts';
import { GAME_IDS, isGameId } from './catalogue.ts';
import { loadRules } from './load.ts';

const boxes = await Promise.all(GAME_IDS.map(async (id) => [id, await loadRules(id)] as const));

/** Every game of the house with its rules, by its id: for programs that need them all at once. */
export const BOXES: Readonly<Record<string, Box>> = Object.fromEntries(boxes);

/** The box of a game, or undefined where there is no such game. */
export function findBox(id: string): Box | undefined {
  return isGameId(id) ? BOXES[id] : undefined;
}
