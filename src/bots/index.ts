import type { Bot } from '../engine/bot.ts';
import { carefulBag } from './bag/careful.ts';
import { carefulDash } from './dash/careful.ts';
import { carefulDays } from './days/careful.ts';
import { randomBot } from './random.ts';
import { carefulTime, forgetfulTime } from './time/careful.ts';

/** The bots of each game, weakest first. */
const LADDERS: Readonly<Record<string, readonly Bot[]>> = {
  dash: [randomBot, carefulDash],
  days: [randomBot, carefulDays],
  time: [randomBot, forgetfulTime, carefulTime],
  bag: [randomBot, carefulBag],
};

/** The bots that can play a game, weakest first. */
export function botsFor(gameId: string): readonly Bot[] {
  return Object.hasOwn(LADDERS, gameId) ? LADDERS[gameId] : [];
}

/** One bot of a game, or undefined where there is none of that name. */
export function findBot(gameId: string, botId: string): Bot | undefined {
  return botsFor(gameId).find(({ id }) => id === botId);
}
