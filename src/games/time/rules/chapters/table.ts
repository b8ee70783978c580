import type { RuleContext, Seat } from '../../../../engine/game.ts';
import type { Lookup } from '../lookup.ts';
import type { TimeEvent, TimeState } from '../state.ts';

/** What a rule looks at: the state and what the pack's cards say. */
export interface Look {
  state: TimeState;
  lookup: Lookup;
}

/** What a rule that changes something works on. */
export interface Tabletop extends Look {
  context: RuleContext<TimeEvent>;
}

/** Whether a number of seats is all there is of those who are not away; of nobody there, nobody is all. */
export function isEverybody(state: TimeState, says: (seat: Seat) => boolean): boolean {
  let some = false;
  for (let seat = 0; seat < state.players.length; seat++) {
    if (says(seat)) some = true;
    else if (!state.players[seat].away) return false;
  }
  return some;
}
