import { randomBot } from '../../../bots/random.ts';
import type { Bot } from '../../../engine/bot.ts';
import { carefulNewGame } from './careful.ts';

/** The bots of New Game, weakest first. */
export const bots: readonly Bot[] = [randomBot, carefulNewGame];
