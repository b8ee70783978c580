import { isHandling } from '../../games/bag/moves.ts';
import { randomBotFor } from '../random.ts';

/** BD-106 Nothing limits how often things are handled in a turn; this bot drops and shifts them rarely, and so gets on. */
export const randomBag = randomBotFor(isHandling);
