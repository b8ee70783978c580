import { carefulDays } from '../../bots/days/careful.ts';
import { randomBot } from '../../bots/random.ts';
import { daysBox } from '../../games/days/index.ts';
import type { GameHere } from '../games-here.ts';

/** Dungeon Days as the worker fetches it. */
export const daysHere: GameHere = { box: daysBox, bots: [randomBot, carefulDays] };
