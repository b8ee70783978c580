import type { Box } from '../engine/game.ts';
import { bagBox } from './bag/index.ts';
import { dashBox } from './dash/index.ts';
import { daysBox } from './days/index.ts';
import { timeBox } from './time/index.ts';

/** Every game of the house, by its id. */
export const BOXES: Readonly<Record<string, Box>> = { dash: dashBox, days: daysBox, time: timeBox, bag: bagBox };

/** The box of a game, or undefined where there is no such game. */
export function findBox(id: string): Box | undefined {
  return Object.hasOwn(BOXES, id) ? BOXES[id] : undefined;
}
