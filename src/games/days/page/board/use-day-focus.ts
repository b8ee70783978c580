import { type KeyboardEvent, useRef, useState } from 'react';
import type { Seat } from '../../../../engine/game.ts';
import { type Day, WEEK } from '../../rules/state.ts';
import { spotKey } from '../choice/choice.ts';

/**
 * Roving focus: one day of these boards is in the tab order; the arrow keys reach the others. `first`: the board to
 * begin with.
 */
export function useDayFocus(order: readonly Seat[], first: Seat) {
  const zone = useRef<HTMLElement>(null);
  const [at, setAt] = useState<{ board: Seat; day: Day }>();
  const reachable = at ?? { board: first, day: 0 };
  function onKeyDown(event: KeyboardEvent) {
    const to = nextDay(reachable, event.key, order);
    if (to === undefined) return;
    event.preventDefault();
    zone.current?.querySelector<HTMLElement>(`[data-spot="${spotKey(to.board, to.day)}"]`)?.focus();
  }
  return { zone, reachable, onReach: setAt, onKeyDown };
}

function nextDay(from: { board: Seat; day: Day }, key: string, order: readonly Seat[]) {
  const row = order.indexOf(from.board);
  const to = { row, day: from.day };
  if (key === 'ArrowLeft') to.day -= 1;
  else if (key === 'ArrowRight') to.day += 1;
  else if (key === 'ArrowUp') to.row -= 1;
  else if (key === 'ArrowDown') to.row += 1;
  else if (key === 'Home') to.day = 0;
  else if (key === 'End') to.day = WEEK - 1;
  else return undefined;
  const board = order[to.row];
  return board === undefined || to.day < 0 || to.day >= WEEK ? undefined : { board, day: to.day };
}
