import type { Seat } from '../../../../engine/game.ts';
import type { BagState } from '../state.ts';
import { decider } from './agenda.ts';
import { answerTag } from './fights/tagging.ts';
import { answerTrade } from './items/trading.ts';
import { seatDecidingFor, type Tabletop } from './table.ts';

/** BD-93, BD-103 A player is away: requests to them from other players are declined. */
export function goAway(table: Tabletop, seat: Seat): void {
  const { state } = table;
  state.away.push(seat);
  const task = state.agenda.at(-1);
  if (task === undefined || !('who' in task) || seatDecidingFor(state, task.who) !== seat) return;
  if (task.kind === 'answer-trade') answerTrade(table, task, false);
  else if (task.kind === 'answer-tag') answerTag(table, task, { yes: false });
}

/** Whether another seat decides now. */
export function isAside(state: BagState, seat: Seat): boolean {
  const who = decider(state);
  return who !== undefined && seatDecidingFor(state, who) !== seat;
}

/** Any move of a player who was away means that they are back. */
export function comeBack({ state }: Tabletop, seat: Seat): void {
  const place = state.away.indexOf(seat);
  if (place !== -1) state.away.splice(place, 1);
}
