import { carefulBag } from '../../bots/bag/careful.ts';
import { randomBot } from '../../bots/random.ts';
import type { Bot } from '../../engine/bot.ts';

/** The players of Bag of Dungeon that are programs, weakest first. */
export const bots: readonly Bot[] = [randomBot, carefulBag];
