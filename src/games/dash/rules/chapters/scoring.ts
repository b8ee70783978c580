import type { Outcome } from '../../../../engine/game.ts';
import { best, elementAt, present } from '../../../../engine/list.ts';
import type { Lookup } from '../lookup.ts';
import type { DashState, Player } from '../state.ts';

/** DA-50, DA-23 A player's gold: Treasures, and Treasure Maps held. */
export function goldOf(player: Player, lookup: Lookup): number {
  let gold = 0;
  for (const card of player.treasures) gold += present(lookup.gold[card]);
  for (const card of player.equipment) gold += present(lookup.mapGold[card]);
  return gold;
}

/** DA-50 Most gold wins; a tie goes to more explored cards; players still equal share the win. */
export function outcomeOf(state: DashState, lookup: Lookup): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const { players } = state;
  const scores = players.map((player) => goldOf(player, lookup));
  const richest = best([...scores.keys()], (seat) => elementAt(scores, seat));
  return { winners: best(richest, (seat) => elementAt(players, seat).explored.length), scores };
}
