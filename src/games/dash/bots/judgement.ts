import { type Judgement, type SearchAdviser, sharesByLead } from '../../../engine/judgement.ts';
import { goldOf } from '../rules/chapters/scoring.ts';
import type { DashPack, DungeonNumber } from '../rules/content.ts';
import { lookUp } from '../rules/lookup.ts';
import { type DashMove, type DashState, SPACES, STARTING_AP } from '../rules/state.ts';
import type { DashView } from '../rules/view.ts';
import { returnsInVain } from './keeping.ts';
import { worthWith } from './odds.ts';
import { openPlayoutPolicy } from './playout.ts';
import { packOdds, treasureWorth } from './treasure-worth.ts';

/** After the searched move, so many are played before chances are estimated: about the turns of everybody. */
const PLIES = 24;

/** How decisions of Dash are judged with a pack: everybody plays on by a cheap policy, then chances are estimated. */
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
 * What a lead is worth, fitted to how 360 games of careful bots ended: of everybody's chances put at 85 and 98%, 88 and
 * 100% won. A lead counts by the gold that is left: without any, it has won.
 */
const WEIGHTS = {
  /** Of what bonuses still bring, as it is worked out for a turn by itself. */
  bonus: 0.2,
  /** Gold that an Equipment card is worth while this much gold is left. */
  equipment: 0.15,
  muchGold: 20,
  /** Of a turn more than others. */
  turn: 0.7,
  /** Of the root of the squares of all gold left; with more than two, nobody takes so much of it. */
  spread: { two: 0.6, more: 0.37 },
  leastSpread: 0.15,
} as const;

/** Everybody's chance to win from a position, by their gold and what they can still get of the rest. */
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
      gold += lookup.gold[card];
      squares += lookup.gold[card] ** 2;
    };
    for (const card of deck) count(card);
    for (let space = 0; space < SPACES; space++) if (state.spaces[space] === 'face-down') count(state.cards[space]);
    const turns = cards / (seats * flipsPerTurn);
    const turn = WEIGHTS.turn * Math.min(usualTurn, gold / seats);
    const kept = WEIGHTS.equipment * Math.min(1, gold / WEIGHTS.muchGold);
    const leads = players.map((player, seat) => {
      const order = (seat - explorer + seats) % seats;
      let worth =
        goldOf(player, lookup) + kept * player.equipment.length + turn * (0.5 - order / Math.max(1, seats - 1));
      for (const card of player.treasures) worth += WEIGHTS.bonus * perTurn[card] * turns;
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
