import { randomBot } from '../../../bots/random.ts';
import type { Bot } from '../../../engine/bot.ts';
import { carefulTime, forgetfulTime } from './careful.ts';

/** The players of Dungeon Time that are programs, weakest first. */
export const bots: readonly Bot[] = [randomBot, forgetfulTime, carefulTime];
