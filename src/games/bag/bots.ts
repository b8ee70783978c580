import { carefulBag } from '../../bots/bag/careful.ts';
import { randomBag } from '../../bots/bag/random.ts';
import type { Bot } from '../../engine/bot.ts';

/** The players of Bag of Dungeon that are programs, weakest first. */
export const bots: readonly Bot[] = [randomBag, carefulBag];
