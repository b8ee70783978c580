import { randomBotFor } from '../../../bots/random.ts';
import { isHandling } from '../rules/moves.ts';

/**
 * BD-106 Dropping and moving items is unlimited, so this bot rarely chooses that; otherwise its games would hardly
 * progress.
 */
export const randomBag = randomBotFor(isHandling);
