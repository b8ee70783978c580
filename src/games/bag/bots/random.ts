import { randomBotFor } from '../../../bots/random.ts';
import { isHandling } from '../rules/moves.ts';

/** BD-106 Nothing limits how often things are handled in a turn; this bot drops and shifts them rarely, and so gets on. */
export const randomBag = randomBotFor(isHandling);
