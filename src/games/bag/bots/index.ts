import { forgetful } from '../../../bots/forgetful.ts';
import { randomBotFor } from '../../../bots/random.ts';
import { search } from '../../../bots/search.ts';
import type { Bot } from '../../../engine/bot.ts';
import type { BagPack } from '../rules/content.ts';
import type { BagEvent } from '../rules/event.ts';
import { openBag } from '../rules/game.ts';
import type { BagMove } from '../rules/moves.ts';
import { isHandling } from '../rules/moves.ts';
import type { BagView } from '../rules/view.ts';
import { carefulBag } from './careful.ts';
import { bagJudgement } from './judgement.ts';

/**
 * BD-106 Dropping and moving items is unlimited, so this bot rarely chooses that; otherwise its games would hardly
 * progress.
 */
const randomBag = randomBotFor(isHandling);

/** Moves that beginners forget: using items, spells and friends, and running away. */
const EASILY_FORGOTTEN: readonly BagMove['kind'][] = [
  'wear',
  'look',
  'use',
  'shoot',
  'cast',
  'cast-at',
  'whirl',
  'cure',
  'escape',
  'escape-new',
  'flee',
  'tag',
  'reroll',
  'offer',
];

/** Never forgets where it is going, or it would walk back and forth. */
export const forgetfulBag = forgetful(carefulBag, ({ kind }) => (EASILY_FORGOTTEN.includes(kind) ? 80 : 0));

/** Searches: plays its options on for about two rounds, in dungeons consistent with what it knows. */
export const cunningBag: Bot<BagView, BagMove, BagEvent> = {
  id: 'cunning',
  sit: carefulBag.sit,
  thinks: {
    iterations: 48,
    open(pack) {
      const game = openBag(pack as BagPack);
      const judgement = bagJudgement(game, pack as BagPack);
      return { think: (question, limits) => search(game, judgement, { question, ...limits }) };
    },
  },
};

/** The bots of Bag of Dungeon, weakest first. */
export const bots: readonly Bot[] = [randomBag, forgetfulBag, carefulBag, cunningBag];
