import type { Judgement } from '../../../engine/judgement.ts';
import { isSame } from '../../../engine/same.ts';
import type { BagPack } from '../rules/content.ts';
import type { BagGame } from '../rules/game.ts';
import type { BagMove } from '../rules/moves.ts';
import type { BagState } from '../rules/state.ts';
import type { BagView } from '../rules/view.ts';
import { openPolicy } from './playout/policy.ts';
import { shortlistFor } from './shortlist.ts';

/** Playouts go to the end of the game; one that is longer than this is lost. */
const TO_THE_END = 2000;
/** Of a game that is won together, what everybody gets; the rest is the share of the party that got out. */
const WON = 0.9;

/** How a search judges Bag of Dungeon with a pack: everybody plays on to the end with a cheap policy. */
export function bagJudgement(game: BagGame, pack: BagPack): Judgement<BagState, BagMove, BagView> {
  const policy = openPolicy(game, pack);
  return {
    shortlist(question, rng) {
      const { view, moves, seat, knowledge } = question;
      const world = game.sample(view, seat, rng, knowledge);
      const wanted = policy.choose(world, seat, rng);
      const first = moves.find((move) => isSame(move, wanted)) ?? moves[0];
      const outlook = policy.outlookIn(world);
      return outlook === undefined ? [first] : shortlistFor(question, first, outlook);
    },
    policy: policy.choose,
    estimate: () => 0,
    plies: () => TO_THE_END,
    worthAtEnd({ terms, adventurers }, { winners }, seat) {
      if (winners.length === 0) return 0;
      if (terms.competitive) return winners.includes(seat) ? 1 / winners.length : 0;
      return WON + (1 - WON) * (adventurers.filter(({ fate }) => fate !== 'lost').length / adventurers.length);
    },
    doubt: 1.5,
  };
}
