import type { RuleContext, Seat } from '../../../../engine/game.ts';
import type { Lookup } from '../lookup.ts';
import type { TimeEvent, TimeState } from '../state.ts';

/** The input of a rule that only reads: the state and the pack's lookup. */
export interface Look {
  state: TimeState;
  lookup: Lookup;
}

/** The input of a rule that changes the state. */
export interface Tabletop extends Look {
  context: RuleContext<TimeEvent>;
}

/** Whether a condition holds for every seat that is not away, and for at least one seat. */
export function isEverybody(state: TimeState, says: (seat: Seat) => boolean): boolean {
  let some = false;
  for (let seat = 0; seat < state.players.length; seat++) {
    if (says(seat)) some = true;
    else if (!state.players[seat].away) return false;
  }
  return some;
}
