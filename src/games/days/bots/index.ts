import { randomBot } from '../../../bots/random.ts';
import type { Bot } from '../../../engine/bot.ts';
import { carefulDays } from './careful.ts';

/** The players of Dungeon Days that are programs, weakest first. */
export const bots: readonly Bot[] = [randomBot, carefulDays];
