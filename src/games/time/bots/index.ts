import { randomBot } from '../../../bots/random.ts';
import type { Bot } from '../../../engine/bot.ts';
import { carefulTime, cunningTime, forgetfulTime } from './careful.ts';

/** The bots of Dungeon Time, weakest first. */
export const bots: readonly Bot[] = [randomBot, forgetfulTime, carefulTime, cunningTime];
