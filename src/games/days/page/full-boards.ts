import type { Seat } from '../../../engine/game.ts';
import { isFullWeek } from '../rules/board/stack.ts';
import type { DaysView } from '../rules/view.ts';

/** DD-20 The boards that are full. */
export function fullBoards({ boards }: DaysView): Seat[] {
  return boards.flatMap(({ days }, seat) => (isFullWeek(days) ? [seat] : []));
}
