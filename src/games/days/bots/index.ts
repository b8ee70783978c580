import { randomBot } from '../../../bots/random.ts';
import type { Bot } from '../../../engine/bot.ts';
import { carefulDays } from './careful.ts';
import { cunningDays } from './cunning.ts';

/** The bots of Dungeon Days, weakest first. */
export const bots: readonly Bot[] = [randomBot, carefulDays, cunningDays];
