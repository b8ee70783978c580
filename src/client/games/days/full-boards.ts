import type { Seat } from '../../../engine/game.ts';
import { isFullWeek } from '../../../games/days/board/stack.ts';
import type { DaysView } from '../../../games/days/view.ts';

/** DD-20 The boards that are full. */
export function fullBoards({ boards }: DaysView): Seat[] {
  return boards.flatMap(({ days }, seat) => (isFullWeek(days) ? [seat] : []));
}
