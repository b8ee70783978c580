import { search } from '../../../bots/search.ts';
import type { Bot } from '../../../engine/bot.ts';
import type { BagPack } from '../rules/content.ts';
import type { BagEvent } from '../rules/event.ts';
import { openBag } from '../rules/game.ts';
import type { BagMove } from '../rules/moves.ts';
import type { BagView } from '../rules/view.ts';
import { carefulBag } from './careful.ts';
import { bagJudgement } from './judgement.ts';

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
