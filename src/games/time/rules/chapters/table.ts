import type { RuleContext } from '../../../../engine/game.ts';
import { type AdventureEffect, adventureCard } from '../content.ts';
import type { Lookup } from '../lookup.ts';
import type { Player, TimeEvent, TimeState } from '../state.ts';

/** The input of a rule that only reads: the state and the pack's lookup. */
export interface Look {
  state: TimeState;
  lookup: Lookup;
}

/** The input of a rule that changes the state. */
export interface Tabletop extends Look {
  context: RuleContext<TimeEvent>;
}

/** Whether a condition holds for every player who is not away, and for at least one player. */
export function isEverybody({ players }: TimeState, says: (player: Player) => boolean): boolean {
  return players.some(says) && players.every((player) => player.away || says(player));
}

/** DT-53 The effect of the Adventure, once it is accomplished. */
export function effectInForce({ state, lookup }: Look): AdventureEffect | undefined {
  if (state.quest.kind !== 'adventure' || state.adventureAfter === undefined) return undefined;
  return lookup.effect(adventureCard(state.quest.place));
}
