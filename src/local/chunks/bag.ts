import { carefulBag } from '../../bots/bag/careful.ts';
import { randomBot } from '../../bots/random.ts';
import { bagBox } from '../../games/bag/index.ts';
import type { GameHere } from '../games-here.ts';

/** Bag of Dungeon as the worker fetches it. */
export const bagHere: GameHere = { box: bagBox, bots: [randomBot, carefulBag] };
