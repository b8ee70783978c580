import { randomBot } from '../../bots/random.ts';
import { carefulTime, forgetfulTime } from '../../bots/time/careful.ts';
import { timeBox } from '../../games/time/index.ts';
import type { GameHere } from '../games-here.ts';

/** Dungeon Time as the worker fetches it. */
export const timeHere: GameHere = { box: timeBox, bots: [randomBot, forgetfulTime, carefulTime] };
