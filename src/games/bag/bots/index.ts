import type { Bot } from '../../../engine/bot.ts';
import { carefulBag } from './careful.ts';
import { randomBag } from './random.ts';

/** The players of Bag of Dungeon that are programs, weakest first. */
export const bots: readonly Bot[] = [randomBag, carefulBag];
