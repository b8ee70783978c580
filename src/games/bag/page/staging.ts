import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isMotionWanted, paced } from '../../../client/flip.ts';
import type { BagEvent, BagMove } from '../rules/state.ts';
import type { BagView } from '../rules/view.ts';

export type SeenBagEvent = { seq: number; event: BagEvent };

/** The table as it is drawn, a little behind the truth while dice fall. */
export interface Staged {
  view: BagView;
  events: readonly SeenBagEvent[];
  moves: readonly BagMove[];
}

/** Dice that are in the air: one's own, and the other side's in a fight. */
export interface Falling {
  dice: readonly number[];
  foe?: readonly number[];
}

/** How long dice fall. */
const FALL_MS = 600;

/**
 * Holds everything back until the dice of what has happened have landed: the picture, the log and the choices alike.
 * What comes meanwhile waits with it; a tap on `land`, or the wish for no motion, cuts it short.
 */
export function useStaged(now: Staged): Staged & { falling: Falling | undefined; land(): void } {
  const [shown, setShown] = useState(now);
  const [falling, setFalling] = useState<Falling>();
  const latest = useRef(now);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  latest.current = now;
  const land = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setFalling(undefined);
    setShown(latest.current);
  }, []);
  const { view, events, moves } = now;
  const seen = shown.events.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what comes from outside starts dice
  useLayoutEffect(() => {
    if (timer.current !== undefined) return;
    const dice = isMotionWanted() ? firstDice(events.slice(seen)) : undefined;
    if (dice === undefined) return setShown({ view, events, moves });
    setFalling(dice);
    timer.current = setTimeout(land, paced(FALL_MS));
  }, [view, events, moves]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { ...shown, falling, land };
}

function firstDice(events: readonly SeenBagEvent[]): Falling | undefined {
  for (const { event } of events) {
    const dice = diceOf(event);
    if (dice !== undefined) return dice;
  }
  return undefined;
}

/** The dice an event rolled. */
export function diceOf(event: BagEvent): Falling | undefined {
  switch (event.kind) {
    case 'rolled':
      return { dice: event.sum.dice, foe: event.foe.dice };
    case 'shot':
    case 'trap-sprung':
      return { dice: event.rolls };
    case 'ring-appeared':
      return { dice: event.rolls.slice(-2) };
    case 'healed':
      return event.rolls === undefined ? undefined : { dice: event.rolls };
    case 'chest-opened':
    case 'rushed':
      return { dice: [event.roll] };
    case 'spikes-met':
    case 'tag-answered':
      return event.roll === undefined ? undefined : { dice: [event.roll] };
    default:
      return undefined;
  }
}
