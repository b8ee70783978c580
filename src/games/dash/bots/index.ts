import { randomBot } from '../../../bots/random.ts';
import type { Bot } from '../../../engine/bot.ts';
import { carefulDash } from './careful.ts';

/** The players of Dash Through the Dungeon that are programs, weakest first. */
export const bots: readonly Bot[] = [randomBot, carefulDash];
