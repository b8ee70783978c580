import { carefulDays } from '../../bots/days/careful.ts';
import { randomBot } from '../../bots/random.ts';
import type { Bot } from '../../engine/bot.ts';

/** The players of Dungeon Days that are programs, weakest first. */
export const bots: readonly Bot[] = [randomBot, carefulDays];
