import { randomBotFor } from '../../../bots/random.ts';
import { isHandling } from '../rules/moves.ts';

/**
 * BD-106 Nothing limits dropping and moving items in a turn, so this bot chooses that rarely; otherwise its games would
 * hardly progress.
 */
export const randomBag = randomBotFor(isHandling);
