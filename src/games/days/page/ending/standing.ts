import type { Outcome, Seat } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import type { BoardView } from '../../rules/view.ts';

/** The standings after some days are counted. */
export interface Standing {
  totals: readonly number[];
  /** The seats by points, most first. */
  order: readonly Seat[];
  /** The leaders; empty before there are points. */
  leaders: readonly Seat[];
  /** Whether there is a new sole leader. */
  hasChanged: boolean;
}

/** The standings after this many days. A tie does not change the order: only more points overtake. */
export function standingAfter(boards: readonly BoardView[], counted: number): Standing {
  const before = counted === 0 ? undefined : standingAfter(boards, counted - 1);
  const totals = boards.map(({ scores }) => scores.slice(0, counted).reduce((sum, score) => sum + score, 0));
  const order = [...(before?.order ?? boards.keys())].sort((a, b) => elementAt(totals, b) - elementAt(totals, a));
  const best = Math.max(...totals);
  const leaders = best === 0 ? [] : order.filter((seat) => totals[seat] === best);
  const [leader, ...level] = leaders;
  const wasAlone = before?.leaders.length === 1 && before.leaders[0] === leader;
  const hasChanged = level.length === 0 && leader !== undefined && (before?.leaders.length ?? 0) > 0 && !wasAlone;
  return { totals, order, leaders, hasChanged };
}

/** DD-22 Everybody with their rank, the winners first. */
export function rankingOf(boards: readonly BoardView[], { winners }: Pick<Outcome, 'winners'>) {
  const placeOf = (seat: Seat, own: number) =>
    winners.includes(seat) ? 1 : 1 + boards.filter(({ total }, other) => total > own || winners.includes(other)).length;
  return boards
    .map((board, seat) => ({ seat, board, place: placeOf(seat, board.total) }))
    .sort((a, b) => a.place - b.place || b.board.cards - a.board.cards);
}
