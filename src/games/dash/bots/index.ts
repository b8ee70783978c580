import { forgetful } from '../../../bots/forgetful.ts';
import { randomBot } from '../../../bots/random.ts';
import type { Bot } from '../../../engine/bot.ts';
import { carefulDash } from './careful.ts';
import { cunningDash } from './cunning.ts';

/** Forgets that it has Equipment, and which cards were put back. */
const forgetfulDash = forgetful(carefulDash, ({ kind }) => {
  if (kind === 'use' || kind === 'put-back') return 70;
  return kind === 'flip' ? 60 : 30;
});

/** The bots of Dash Through the Dungeon, weakest first. */
export const bots: readonly Bot[] = [randomBot, forgetfulDash, carefulDash, cunningDash];
