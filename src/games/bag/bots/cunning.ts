import { search } from '../../../bots/search.ts';
import type { Bot } from '../../../engine/bot.ts';
import type { BagPack } from '../rules/content.ts';
import type { BagEvent } from '../rules/event.ts';
import { openBag } from '../rules/game.ts';
import type { BagMove } from '../rules/moves.ts';
import type { BagView } from '../rules/view.ts';
import { carefulBag } from './careful.ts';
import { bagJudgement } from './judgement.ts';

/** Searches: plays what it could do on for two rounds or so, in dungeons that may well be the one it is in. */
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
