import { type Judgement, type SearchAdviser, sharesByLead } from '../../../engine/judgement.ts';
import { goldOf } from '../rules/chapters/scoring.ts';
import type { DashPack } from '../rules/content.ts';
import type { DashGame } from '../rules/game.ts';
import { lookUp } from '../rules/lookup.ts';
import { type DashMove, type DashState, MAX_SEATS } from '../rules/state.ts';
import type { DashView } from '../rules/view.ts';
import { carefulWith } from './careful.ts';

/** After the searched move, so many are played before gold is counted: about the turns of everybody. */
export const DASH_PLIES = 24;
/** How far gold is still from deciding: this lead, times the root of the cards left, makes a chance e times another's. */
const LEAD_BY_CARD = 1.3;
const LEAST_LEAD = 0.5;

/** How a search judges Dash with a pack: everybody plays on as a careful bot that never stops early. */
export function dashJudgement(
  game: DashGame,
  pack: DashPack,
): Omit<Judgement<DashState, DashMove, DashView>, 'estimate'> & Pick<SearchAdviser<DashState>, 'shares'> {
  const lookup = lookUp(pack);
  // Whether to stop is worked out for every card, which takes most of the time, and is rarely right.
  const bot = carefulWith(['saves', 'exchanges', 'counts', 'remembers'], 'playout');
  const players = Array.from({ length: MAX_SEATS }, (_, seat) => bot.sit(seat, pack));
  const legal: DashMove[] = [];
  return {
    shortlist({ view, moves }) {
      return moves.filter((move, place) => moves.findIndex((other) => isSameFlip(other, move, view)) === place);
    },
    policy(state, seat, rng) {
      game.legalMoves(state, seat, legal);
      return players[seat].choose(() => game.view(state, seat), legal, rng);
    },
    shares({ players, deck, faceDown }) {
      const gold = players.map((player) => goldOf(player, lookup));
      return sharesByLead(gold, leadSpread(deck.length + faceDown, players.length));
    },
    plies: () => DASH_PLIES,
  };
}

/** Whether two moves are the same, or flip one unknown card or another. */
export function isSameFlip(one: DashMove, other: DashMove, { known }: DashView): boolean {
  if (one === other) return true;
  if (one.kind !== 'flip' || other.kind !== 'flip') return false;
  return !known.some(({ space }) => space === one.space || space === other.space);
}

/** How much gold ahead makes a chance e times another's, while so many Dungeon cards are left. */
export function leadSpread(cards: number, seats: number): number {
  return Math.max(LEAST_LEAD, LEAD_BY_CARD * Math.sqrt(cards * (2 / seats)));
}
