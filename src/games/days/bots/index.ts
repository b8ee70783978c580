import { forgetful } from '../../../bots/forgetful.ts';
import { randomBot } from '../../../bots/random.ts';
import type { Bot } from '../../../engine/bot.ts';
import { carefulDays } from './careful.ts';
import { cunningDays } from './cunning.ts';

/** Overlooks half of its possible plays. */
const forgetfulDays = forgetful(carefulDays, (move) => (move.kind === 'draw' || move.kind === 'pass' ? 25 : 50));

/** The bots of Dungeon Days, weakest first. */
export const bots: readonly Bot[] = [randomBot, forgetfulDays, carefulDays, cunningDays];
