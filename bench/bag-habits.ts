import { parseArgs } from 'node:util';
import { findBot } from '../src/bots/index.ts';
import type { Bot } from '../src/engine/bot.ts';
import { countGame, noHabits } from './bag-habits/count.ts';

/**
 * `npm run bench -- bag-habits --bot careful --games 300`: counts moves of Bag of Dungeon's bots that no person would
 * make.
 */
const { values } = parseArgs({
  options: {
    bot: { type: 'string' },
    games: { type: 'string' },
    first: { type: 'string' },
    /** Playouts per thought, for searching bots. */
    playouts: { type: 'string' },
  },
});
const found = findBot('bag', values.bot ?? 'careful') as Bot | undefined;
if (found === undefined) throw new Error('--bot is one of forgetful, careful, cunning');
const thinks = found.thinks && { ...found.thinks, iterations: Number(values.playouts ?? found.thinks.iterations) };
const bot: Bot = { ...found, ...(thinks && { thinks }) };
const habits = noHabits();
const first = Number(values.first ?? 0);
for (let number = first; number < first + Number(values.games ?? 300); number++) countGame(bot, number, habits);
console.log(JSON.stringify({ bot: bot.id, ...habits }, undefined, 1));
