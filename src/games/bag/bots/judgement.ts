import type { Judgement } from '../../../engine/judgement.ts';
import { elementAt } from '../../../engine/list.ts';
import { isSame } from '../../../engine/same.ts';
import type { BagPack } from '../rules/content.ts';
import type { BagGame } from '../rules/game.ts';
import { lookUp } from '../rules/lookup.ts';
import type { BagMove } from '../rules/moves.ts';
import type { BagState } from '../rules/state.ts';
import type { BagView } from '../rules/view.ts';
import { carefulBag } from './careful.ts';
import { estimateOf, sharesOf } from './playout/estimate.ts';
import { openPolicy } from './playout/policy.ts';
import { shortlistFor } from './shortlist.ts';

/** Playouts run for about two rounds, and are then estimated: that tells more than fewer games played to the end. */
const PLIES = 60;
/** In a shared win, everybody's part; the rest is the share of the party that got out. */
const WON = 0.9;

/** No table has more. */
const MOST_SEATS = 4;
/** Moves the playout policy never makes. */
const SPECIAL = new Set<BagMove['kind']>(['cast', 'cast-at', 'attack']);

/** The judgement of Bag of Dungeon for a search: everybody plays on for a while with a cheap policy. */
export function bagJudgement(game: BagGame, pack: BagPack): Judgement<BagState, BagMove, BagView> {
  const policy = openPolicy(game, pack);
  const lookup = lookUp(pack);
  const careful = Array.from({ length: MOST_SEATS }, (_, seat) => carefulBag.sit(seat, pack));
  return {
    shortlist(question, rng) {
      const { view, moves, seat, knowledge } = question;
      const world = game.sample(view, seat, rng, knowledge);
      const wanted = policy.choose(world, seat, rng);
      const first = moves.find((move) => isSame(move, wanted)) ?? elementAt(moves, 0);
      const outlook = policy.outlookIn(world);
      if (outlook === undefined) return [first];
      // The policy has no spells and attacks: the careful bot's choice is weighed against it.
      const hasSpecial = view.agenda.length === 0 && moves.some(({ kind }) => SPECIAL.has(kind));
      const special = hasSpecial ? elementAt(careful, seat).choose(() => view, moves, rng) : first;
      const list = shortlistFor(question, first, outlook);
      return SPECIAL.has(special.kind) ? [special, ...list.filter((move) => !isSame(move, special))] : list;
    },
    policy: policy.choose,
    estimate(state, seat) {
      return state.terms.competitive
        ? elementAt(sharesOf(state, lookup), seat)
        : worthTogether(state, estimateOf(state, lookup));
    },
    plies: () => PLIES,
    worthAtEnd(state, { winners }, seat) {
      if (state.terms.competitive) return winners.includes(seat) ? 1 / winners.length : 0;
      return worthTogether(state, winners.length === 0 ? 0 : 1);
    },
    doubt: 1.5,
  };
}

/** The value of a chance to win together: most of it to everybody, the rest by how much of the party survives. */
function worthTogether({ adventurers }: BagState, chance: number): number {
  const kept = adventurers.filter(({ fate }) => fate !== 'lost').length / adventurers.length;
  return chance * (WON + (1 - WON) * kept);
}
