import { type Judgement, type SearchAdviser, sharesByLead } from '../../../engine/judgement.ts';
import { present } from '../../../engine/list.ts';
import { goldOf } from '../rules/chapters/scoring.ts';
import type { DashPack, DungeonNumber } from '../rules/content.ts';
import { lookUp } from '../rules/lookup.ts';
import { type DashMove, type DashState, SPACES, STARTING_AP } from '../rules/state.ts';
import type { DashView } from '../rules/view.ts';
import { returnsInVain } from './keeping.ts';
import { worthWith } from './odds.ts';
import { openPlayoutPolicy } from './playout.ts';
import { packOdds, treasureWorth } from './treasure-worth.ts';

/** The number of moves after the searched one before chances are estimated: about one turn for everybody. */
const PLIES = 24;

/** The judgement of Dash with a pack: everybody plays on with a cheap policy, then chances are estimated. */
export function dashJudgement(
  pack: DashPack,
): Omit<Judgement<DashState, DashMove, DashView>, 'estimate'> & Pick<SearchAdviser<DashState>, 'shares'> {
  const lookup = lookUp(pack);
  return {
    shortlist({ view, moves }) {
      const sensible = moves.filter((move) => !returnsInVain(move, view, lookup));
      return sensible.filter((move, place) => sensible.findIndex((other) => isSameFlip(other, move, view)) === place);
    },
    policy: openPlayoutPolicy(pack),
    shares: openShares(pack),
    plies: () => PLIES,
  };
}

/**
 * Weights for a lead, fitted to the results of 360 games of careful bots: chances estimated at 85 and 98% were won in
 * 88 and 100%. A lead counts relative to the gold that is left: with none left, it has won.
 */
const WEIGHTS = {
  /** Share of a bonus's future value, which is computed per turn elsewhere. */
  bonus: 0.2,
  /** Gold value of an Equipment card while this much gold is left. */
  equipment: 0.15,
  muchGold: 20,
  /** Value of one extra turn. */
  turn: 0.7,
  /**
   * Factor on the root of the sum of squares of the gold left; with more than two players, nobody takes so much of it.
   */
  spread: { two: 0.6, more: 0.37 },
  leastSpread: 0.15,
} as const;

/** Everybody's chance to win from a position, by their gold and their expected part of the rest. */
function openShares(pack: DashPack): (state: DashState) => number[] {
  const lookup = lookUp(pack);
  const { perTurn, flipsPerTurn } = treasureWorth(lookup);
  const usualTurn = worthWith(packOdds(lookup, []), STARTING_AP);
  return (state) => {
    const { players, explorer, deck } = state;
    const seats = players.length;
    let [cards, gold, squares] = [0, 0, 0];
    const count = (card: DungeonNumber): void => {
      cards += 1;
      const worth = present(lookup.gold[card]);
      gold += worth;
      squares += worth ** 2;
    };
    for (const card of deck) count(card);
    for (let space = 0; space < SPACES; space++)
      if (state.spaces[space] === 'face-down') count(present(state.cards[space]));
    const turns = cards / (seats * flipsPerTurn);
    const turn = WEIGHTS.turn * Math.min(usualTurn, gold / seats);
    const kept = WEIGHTS.equipment * Math.min(1, gold / WEIGHTS.muchGold);
    const leads = players.map((player, seat) => {
      const order = (seat - explorer + seats) % seats;
      let worth =
        goldOf(player, lookup) + kept * player.equipment.length + turn * (0.5 - order / Math.max(1, seats - 1));
      for (const card of player.treasures) worth += WEIGHTS.bonus * present(perTurn[card]) * turns;
      return worth;
    });
    const { two, more } = WEIGHTS.spread;
    return sharesByLead(leads, Math.max(WEIGHTS.leastSpread, (seats === 2 ? two : more) * Math.sqrt(squares)));
  };
}

/** Whether two moves are the same, or flip one unknown card or another. */
export function isSameFlip(one: DashMove, other: DashMove, { known }: DashView): boolean {
  if (one === other) return true;
  if (one.kind !== 'flip' || other.kind !== 'flip') return false;
  return !known.some(({ space }) => space === one.space || space === other.space);
}
