import { carefulDash } from '../../bots/dash/careful.ts';
import { randomBot } from '../../bots/random.ts';
import { dashBox } from '../../games/dash/index.ts';
import type { GameHere } from '../games-here.ts';

/** Dash Through the Dungeon as the worker fetches it. */
export const dashHere: GameHere = { box: dashBox, bots: [randomBot, carefulDash] };
