import type { Bot } from '../../../engine/bot.ts';
import { carefulBag } from './careful.ts';
import { cunningBag } from './cunning.ts';
import { forgetfulBag } from './forgetful.ts';
import { randomBag } from './random.ts';

/** The bots of Bag of Dungeon, weakest first. */
export const bots: readonly Bot[] = [randomBag, forgetfulBag, carefulBag, cunningBag];
