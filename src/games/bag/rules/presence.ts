import type { Seat } from '../../../engine/game.ts';
import { seatOf, type Table } from './table.ts';
import { answerTag } from './tagging.ts';
import { answerTrade } from './trading.ts';

/** BD-93, BD-103 A player is gone: what they were asked for another's sake, they decline. */
export function goAway(table: Table, seat: Seat): void {
  const { state } = table;
  state.away.push(seat);
  const task = state.agenda.at(-1);
  if (task === undefined || !('who' in task) || seatOf(state, task.who) !== seat) return;
  if (task.kind === 'answer-trade') answerTrade(table, task, false);
  else if (task.kind === 'answer-tag') answerTag(table, task, { yes: false });
}

/** Whoever does something is here. */
export function comeBack({ state }: Table, seat: Seat): void {
  const place = state.away.indexOf(seat);
  if (place !== -1) state.away.splice(place, 1);
}
