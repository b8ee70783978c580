import { useLayoutEffect, useRef, useState } from 'react';
import type { DashEvent } from '../rules/state.ts';
import type { DashView } from '../rules/view.ts';

export type SeenDashEvent = { seq: number; event: DashEvent };

/** How long a card that leaves at once can be seen. */
const REVEAL_MS = 1200;

/**
 * The view to draw. A card that was flipped and is gone in the same move is shown on its space first.
 * Only the picture waits: moves are offered from the newest view, and the next change cuts the wait short.
 */
export function useStaged(view: DashView, events: readonly SeenDashEvent[]): DashView {
  const [shown, setShown] = useState(view);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ view, seen: events.length });
  useLayoutEffect(() => {
    const { view: before, seen } = latest.current;
    if (before === view) return;
    clearTimeout(timer.current);
    const reveal = revealed(before, view, events.slice(seen));
    latest.current = { view, seen: events.length };
    setShown(reveal ?? view);
    if (reveal !== undefined) timer.current = setTimeout(() => setShown(view), REVEAL_MS);
  }, [view, events]);
  useLayoutEffect(() => () => clearTimeout(timer.current), []);
  return shown;
}

/** The table as it was, with the one card that was flipped and has already left. */
function revealed(before: DashView, after: DashView, events: readonly SeenDashEvent[]): DashView | undefined {
  const flips = events.flatMap(({ event }) => (event.kind === 'flipped' ? [event] : []));
  const [flip] = flips;
  if (flip === undefined || flips.length !== 1 || after.spaces[flip.space] === flip.card) return undefined;
  const { pending: _, ...rest } = before;
  return {
    ...rest,
    phase: 'explore',
    explorer: flip.seat,
    spaces: before.spaces.with(flip.space, flip.card),
    flipped: [...before.flipped, flip.space],
  };
}
