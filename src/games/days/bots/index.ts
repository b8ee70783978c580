import { randomBot } from '../../../bots/random.ts';
import type { Bot } from '../../../engine/bot.ts';
import { carefulDays } from './careful.ts';
import { cunningDays } from './cunning.ts';
import { forgetfulDays } from './forgetful.ts';

/** The bots of Dungeon Days, weakest first. */
export const bots: readonly Bot[] = [randomBot, forgetfulDays, carefulDays, cunningDays];
