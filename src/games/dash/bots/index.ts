import { randomBot } from '../../../bots/random.ts';
import type { Bot } from '../../../engine/bot.ts';
import { carefulDash } from './careful.ts';
import { cunningDash } from './cunning.ts';
import { forgetfulDash } from './forgetful.ts';

/** The bots of Dash Through the Dungeon, weakest first. */
export const bots: readonly Bot[] = [randomBot, forgetfulDash, carefulDash, cunningDash];
